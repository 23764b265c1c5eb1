import { type LicenceKey, licenceValue } from "../../domain/licenceKey.ts";
import { type LicenceRegister, licenceRegister } from "./number.ts";

/** Where the portal shows a digital licence: a route for each register (docs/specification.md, section 2). */
const PATHS: Readonly<Record<LicenceRegister, string>> = {
  trading_license: "/trading/digital_license",
  council_permit_license: "/license/digital_license",
};

/** The path of a licence; without one, of those that a payment renewed. */
export function licencePath(licence?: LicenceKey): string {
  if (licence === undefined) return PATHS.council_permit_license;
  return `${PATHS[licenceRegister(licence.number)]}/${licenceValue(licence)}`;
}

/**
 * The base64 value in such a path, empty where there is none; undefined of any other path. Either path takes any value, and
 * base64 itself, encoded or not, whose slashes are no parts of a path.
 */
export function licenceValueOf(path: string): string | undefined {
  const base = Object.values(PATHS).find((known) => path === known || path.startsWith(`${known}/`));
  if (base === undefined) return undefined;
  const written = path.slice(base.length + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
