import { type LicenceKey, licenceValue } from "../../domain/licenceKey.ts";
import { type LicenceRegister, licenceRegister } from "./number.ts";

/** The portal's route for a digital licence, one for each register (rule 2.18). */
const PATHS: Readonly<Record<LicenceRegister, string>> = {
  trading_license: "/trading/digital_license",
  council_permit_license: "/license/digital_license",
};

/** The path of a licence. Without one, the page shows the licences that a payment renewed. */
export function licencePath(licence?: LicenceKey): string {
  if (licence === undefined) return PATHS.council_permit_license;
  return `${PATHS[licenceRegister(licence.number)]}/${licenceValue(licence)}`;
}

/**
 * The base64 value in such a path. Empty if the path has none, undefined for any other path. Both routes accept every value. It
 * may be percent-encoded or not, so slashes of the base64 do not separate path segments.
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
