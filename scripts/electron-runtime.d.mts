export declare function findElectron(): string | null;
export declare function reasonIn(stderr: string): string;
