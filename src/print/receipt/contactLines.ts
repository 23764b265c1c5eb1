import type { TFunction } from "i18next";
import type { CouncilContact } from "../../api/schemas/councilContact.ts";

/** A council's address on a line, and its phone, e-mail and register number on another. @param t has the texts of `receipt` */
export function contactLines(contact: CouncilContact | undefined, t: TFunction): readonly string[] {
  const { address = [], phone, email, register_number: number } = contact ?? {};
  const numbers = [
    phone && t("receipt.council.phone", { phone }),
    email,
    number && t("receipt.council.register", { number }),
  ];
  return [address.join(", "), numbers.filter((part) => part !== undefined).join(" · ")].filter(
    (line) => line !== "",
  );
}
