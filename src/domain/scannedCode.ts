import { type ChargeType, chargeTypeFromUrl } from "./chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "./councils.ts";

/** What the code printed on a bill says: its number, and where a link says so the charge type and the council. */
export interface ScannedCode {
  readonly number: string;
  readonly charge?: ChargeType;
  readonly council?: CouncilCode;
}

/** The search form takes no longer number. */
const LONGEST_NUMBER = 200;

/** Neither control nor other invisible characters: what is searched for is what is seen in the field. */
const VISIBLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** "https:", but also "WIFI:" and "mailto:": not the beginning of a number. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Reads the text of a bill's QR or bar code: the bare number, or a link to the portal's search such as
 * `https://portal.example/#/search?council=mpt&charge=assessment&account=130045001`. A bill outlives a portal's address, so
 * the origin may be any: nothing is fetched from it, and nothing but these three parameters is taken.
 * @returns undefined for what holds no number of a bill
 */
export function readScannedCode(text: string): ScannedCode | undefined {
  const code = text.trim();
  return SCHEME.test(code) ? readLink(code) : withNumber(code);
}

function readLink(link: string): ScannedCode | undefined {
  const address = URL.canParse(link) ? new URL(link) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const [path = "", query = ""] = address.hash.split("?");
  if (!/^#\/search\/?$/.test(path)) return undefined;
  const asked = new URLSearchParams(query);
  const found = withNumber(asked.get("account") ?? "");
  const charge = chargeTypeFromUrl(asked.get("charge") ?? "");
  const council = asked.get("council");
  return found && { ...found, ...(charge && { charge }), ...(isCouncilCode(council) && { council }) };
}

function withNumber(text: string): ScannedCode | undefined {
  const number = text.trim();
  return number.length <= LONGEST_NUMBER && VISIBLE.test(number) ? { number } : undefined;
}
