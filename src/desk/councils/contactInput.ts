import { type Infer, object, refine } from "superstruct";
import type { CouncilContact } from "../../api/schemas/councils/councilContact.ts";
import { helplinePhone } from "../../api/schemas/operator.ts";
import { EMAIL_LONGEST, isEmail } from "../../domain/contact.ts";
import { isPlainText } from "../../domain/schemas/plainText.ts";
import { filledTo, typedText } from "../../domain/schemas/typedText.ts";

/** The contact of a council as the form has it. An empty field means that the council has none. */

export const LINE_LONGEST = 200;

/** A required line of plain text. */
export const filledLine = refine(filledTo(LINE_LONGEST), "characters", isPlainText);

/** A dash or a space after the last digit does not count, so that a number does not become wrong for a moment while it is typed. */
const phoneOf = (typed: string): string => typed.trim().replace(/[\s()-]+$/, "");

const line = refine(
  refine(typedText, "max", (typed) => [...typed.trim()].length <= LINE_LONGEST),
  "characters",
  isPlainText,
);

export const contactInput = object({
  address1: line,
  address2: line,
  address3: line,
  address4: line,
  phone: refine(typedText, "phone", (typed) => phoneOf(typed) === "" || helplinePhone.is(phoneOf(typed))),
  email: refine(
    refine(typedText, "max", (typed) => typed.trim().length <= EMAIL_LONGEST),
    "email",
    (typed) => typed.trim() === "" || isEmail(typed.trim()),
  ),
  register_number: line,
});

export type ContactInput = Infer<typeof contactInput>;

export const ADDRESS_LINES = ["address1", "address2", "address3", "address4"] as const;

export function inputOf(contact: CouncilContact | null): ContactInput {
  const [address1 = "", address2 = "", address3 = "", ...more] = contact?.address ?? [];
  const { phone = "", email = "", register_number = "" } = contact ?? {};
  // the form has four lines, and a command may have stored more
  return { address1, address2, address3, address4: more.join(", "), phone, email, register_number };
}

/** @returns null when every field is empty */
export function contactOf(input: ContactInput): CouncilContact | null {
  const address = ADDRESS_LINES.map((name) => input[name].trim()).filter((typed) => typed !== "");
  const contact = {
    ...(address.length > 0 && { address }),
    ...(phoneOf(input.phone) !== "" && { phone: phoneOf(input.phone) }),
    ...(input.email.trim() !== "" && { email: input.email.trim() }),
    ...(input.register_number.trim() !== "" && { register_number: input.register_number.trim() }),
  };
  return Object.keys(contact).length === 0 ? null : contact;
}
