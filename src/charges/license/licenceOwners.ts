import type { ServiceLine } from "../index.ts";
import { plainNumber } from "../plainNumber.ts";
import type { LicenseLine } from "./license.ts";

/** The licences among a payment's lines whose owner is masked. */
export function licencesWithMaskedOwner(lines: readonly ServiceLine[]): readonly LicenseLine[] {
  return lines.filter((line): line is LicenseLine => line.type === "license" && line.nama_s.includes("*"));
}

/** Names a licence among a payment's lines. */
export type NamedLicence = Pick<LicenseLine, "council" | "license_no">;

/** The owner's name on the licence's line. */
export function ownerOf(lines: readonly ServiceLine[], licence: NamedLicence): string | undefined {
  return lines.find((line): line is LicenseLine => isOf(line, licence))?.nama_s;
}

/** The lines with the owner's name on those of the licence. */
export function withOwner(
  lines: readonly ServiceLine[],
  licence: NamedLicence,
  owner: string,
): readonly ServiceLine[] {
  return lines.map((line) => (isOf(line, licence) ? { ...line, nama_s: owner } : line));
}

function isOf(line: ServiceLine, { council, license_no }: NamedLicence): line is LicenseLine {
  return (
    line.type === "license" &&
    line.council === council &&
    plainNumber(line.license_no) === plainNumber(license_no)
  );
}
