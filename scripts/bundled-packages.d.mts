export interface BundledPackage {
  name: string;
  version: string;
  license: string;
  text: string;
}
export declare function listBundledPackages(): Promise<BundledPackage[]>;
