import type { TFunction } from "i18next";
import type { CouncilContact } from "../../api/schemas/councils/councilContact.ts";

/** Characters of a number that has room on a line of the 80 mm roll. */
const LONGEST_NUMBER = 24;

/** A number that breaks at no space, if it has room on a line. */
const unbroken = (number: string): string =>
  number.length > LONGEST_NUMBER ? number : number.replaceAll(" ", "\u00A0");

/** A council's address on a line, and its phone, e-mail and register number on another. @param t has the texts of `receipt` */
export function contactLines(contact: CouncilContact | undefined, t: TFunction): readonly string[] {
  const { address = [], phone, email, register_number: number } = contact ?? {};
  const numbers = [
    phone && t("receipt.council.phone", { phone: unbroken(phone) }),
    email,
    number && t("receipt.council.register", { number: unbroken(number) }),
  ];
  return [address.join(", "), numbers.filter((part) => part !== undefined).join(" · ")].filter(
    (line) => line !== "",
  );
}
