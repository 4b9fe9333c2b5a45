export const PLACED_IN: readonly string[];
export function waitsForAddress(text: string): boolean;
export function fillAddress(text: string, repository: string): string;
