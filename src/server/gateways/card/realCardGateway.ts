import { merchantKey } from "../../settings/cardGateway.ts";
import { secretFile } from "../../settings/settingFile.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingsError } from "../../settings/settingsError.ts";
import type { CardGatewayPlace } from "./connection.ts";

/**
 * Reads the card gateway's settings and its merchant key. Undefined when the settings name no gateway: then the portal takes no
 * cards.
 * @throws SettingsError, which names the variable but never shows the content of its file
 */
export async function realCardGateway(settings: Settings): Promise<CardGatewayPlace | undefined> {
  const { KAUNTER_CARD_URL: url, KAUNTER_CARD_MERCHANT_CODE: code } = settings;
  if (url === undefined || code === undefined) return undefined;
  return { browserOrigin: url, serverOrigin: url, merchant: { code, key: await keyOf(settings) } };
}

async function keyOf({
  KAUNTER_CARD_MERCHANT_KEY: key,
  KAUNTER_CARD_MERCHANT_KEY_FILE: file = "",
}: Settings) {
  if (key !== undefined) return key;
  const read = await secretFile("KAUNTER_CARD_MERCHANT_KEY_FILE", file);
  if (!merchantKey.is(read))
    throw new SettingsError(
      "KAUNTER_CARD_MERCHANT_KEY_FILE must name a file that holds only the merchant key",
    );
  return read;
}
