import { type ChargeType, chargeTypeFromUrl } from "./chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "./councils.ts";

/** The content of the code on a bill: its number, and for a link also the charge type and the council if given. */
export interface ScannedCode {
  readonly number: string;
  readonly charge?: ChargeType;
  readonly council?: CouncilCode;
}

/** The search form accepts no longer number. */
const LONGEST_NUMBER = 200;

/** No control or other invisible characters: the search must use exactly the number that the citizen sees. */
const VISIBLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** "https:", but also "WIFI:" and "mailto:". No bill number begins like this. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Reads the text of a bill's QR code or bar code: the bare number, or a link to the portal's search such as
 * `https://portal.example/#/search?council=mpt&charge=assessment&account=130045001`. Any origin is accepted, because a bill
 * outlives a portal's address. That is safe: we fetch nothing from the link and read only these three parameters.
 * @returns undefined without a bill number
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
