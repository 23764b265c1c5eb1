import { secretFile } from "../settings/settingFile.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settingsError.ts";

/**
 * The token with which another machine may read the metrics, or undefined when only this machine may.
 * @throws SettingsError, which never repeats the file's content
 */
export async function metricsTokenOf({
  KAUNTER_METRICS_TOKEN_FILE: file,
}: Settings): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const token = await secretFile("KAUNTER_METRICS_TOKEN_FILE", file);
  if (!/^[\x21-\x7e]{16,200}$/.test(token))
    throw new SettingsError(
      "KAUNTER_METRICS_TOKEN_FILE must name a file that holds only a token of 16 to 200 characters",
    );
  return token;
}
