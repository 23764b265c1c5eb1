import { SettingsError } from "../settings/settingsError.ts";

/**
 * One sentence for the operator that says why the start failed.
 * @param portInUse the sentence for a port that another program uses
 */
export function explainFailure(failure: unknown, portInUse: string): string {
  if (failure instanceof SettingsError) return `The environment cannot be used: ${failure.message}.`;
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  if (code === "EADDRINUSE") return portInUse;
  return `Kaunter cannot start: ${failure instanceof Error ? failure.message : String(failure)}`;
}
