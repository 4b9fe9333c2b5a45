export declare function findElectron(): string | null;
