import { env } from "node:process";
import { councilSellersOf } from "../settings/fpx.ts";
import { reportFormatsOf } from "../settings/settlementReports.ts";

/**
 * What the commands know of payouts when no system runs: the formats of the settlement reports, and the councils with a seller id of
 * their own.
 * @throws SettingsError
 */
export async function reconciliationSettings() {
  return {
    reportFormats: await reportFormatsOf(env.KAUNTER_SETTLEMENT_REPORTS),
    fpx: { seller: { councilIds: councilSellersOf(env.KAUNTER_FPX_COUNCIL_SELLERS) } },
  };
}
