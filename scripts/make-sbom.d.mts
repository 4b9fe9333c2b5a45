import type { BundledPackage } from './bundled-packages.mjs';

interface Component {
  'bom-ref': string;
  name: string;
  properties?: { name: string; value: string }[];
}
export interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
export declare function keepShipped(bom: Bom, names: readonly string[]): Bom;
export declare function readInstalled(): Bom;
export declare function listShipped(bundled: readonly BundledPackage[], bom: Bom): string[];
