import { SettingsError } from "../settings/settingsError.ts";

/**
 * Why a start failed, in a sentence for who runs it.
 * @param portInUse what to do where another program has the port
 */
export function explainFailure(failure: unknown, portInUse: string): string {
  if (failure instanceof SettingsError) return `The environment cannot be used: ${failure.message}.`;
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  if (code === "EADDRINUSE") return portInUse;
  return `Kaunter cannot start: ${failure instanceof Error ? failure.message : String(failure)}`;
}
