export type SigningPlan =
  | { args: string[]; suffix: string; warning: string | null; problem?: undefined }
  | { problem: string; args?: undefined; suffix?: undefined; warning?: undefined };
export declare function planSigning(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): SigningPlan;
