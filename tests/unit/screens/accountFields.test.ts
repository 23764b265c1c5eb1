import fc from "fast-check";
import { is, type Struct, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { accountIdentityNumber } from "../../../src/api/schemas/user.ts";
import { holdsCardNumber } from "../../../src/domain/cardNumber.ts";
import { emailText, personName, phoneText } from "../../../src/domain/schemas/personStructs.ts";
import { typedEmail } from "../../../src/domain/schemas/typedText.ts";
import { RULES } from "../../../src/domain/validation.ts";
import {
  fullNameField,
  nricField,
  phoneField,
  userOf,
} from "../../../src/screens/parts/account/accountFields.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { runs } from "../../config/seed.ts";

/** Rules 5.2 and 5.5: the fields that a registration requires, with the name of the broken rule. */

function codeOf(field: Struct<string, null>, typed: string): string | undefined {
  const [failure] = validate(typed, field);
  return failure?.refinement;
}

describe("a field names the broken rule", () => {
  test.each([
    ["full_name", fullNameField],
    ["ic_no", nricField],
    ["phone", phoneField],
    ["email_address", typedEmail],
  ])("'Required: ... %s': spaces count as nothing (rule 5.2)", (_name, field) => {
    for (const blank of ["", " ", "\t "]) expect(codeOf(field, blank)).toBe("required");
    expect(codeOf(field, "4111 1111 1111 1111")).toBe("cardNumber");
  });

  test.each([
    ["a name of 101 characters", fullNameField, "李".repeat(101), "max"],
    ["a name of 100 and a blank", fullNameField, `${"李".repeat(100)} `, undefined],
    ["a name over two lines", fullNameField, "Ahmad\nbin Ali", "characters"],
    ["a name that reads backwards", fullNameField, "Ahmad\u202ebin Ali", "characters"],
    ["eleven digits", nricField, "31041212004", "nric"],
    ["thirteen digits", nricField, "1104121200431", "nric"],
    ["letters", nricField, "31041212004A", "nric"],
    ["dashes", nricField, "310412-12-0043", undefined],
    ["blanks around", nricField, " 310412120043 ", undefined],
    ["30 February", nricField, "310230-12-0043", "dateOfBirth"],
    ["a company's number", nricField, "201901012345", "dateOfBirth"],
    ["no place", nricField, "310412-00-0043", "nricPlace"],
    ["seven digits", phoneField, "0123456", "phone"],
    ["a phone as people write it", phoneField, "+60 12-345 6789", undefined],
    ["no domain", typedEmail, "siti@", "email"],
    ["blanks around an address", typedEmail, " siti@example.my ", undefined],
    ["an address of 101 characters", typedEmail, `${"s".repeat(90)}@example.my`, "max"],
  ])("%s", (_what, field, typed, code) => expect(codeOf(field, typed)).toBe(code));

  test("every broken rule has a text (rule 5.16)", () => {
    const typed = fc.oneof(fc.string({ unit: ANY_CHARACTER }), fc.stringMatching(/^[\d @.a-z-]{0,120}$/));
    fc.assert(
      fc.property(fc.constantFrom(fullNameField, nricField, phoneField, typedEmail), typed, (field, text) => {
        const code = codeOf(field, text);
        if (code !== undefined) expect(RULES).toHaveProperty(code);
      }),
    );
  });
});

describe("the form and the server accept the same values", () => {
  const text = fc.oneof(
    fc.string({ unit: ANY_CHARACTER, maxLength: 120 }),
    fc.stringMatching(/^ ?[a-z]{1,8}@[a-z]{1,5}\.my ?$/),
    fc.stringMatching(/^\d{2}(0[1-9]|1[0-2])[0-3]\d-?[0-9]{2}-?\d{4}$/),
    fc.stringMatching(/^[+ ]?[\d ()-]{7,18}$/),
  );
  const user = (typed: string) => userOf({ full_name: typed, ic_no: typed, phone: typed });

  test.each([
    ["full_name", fullNameField, (typed: string) => is(user(typed).full_name, personName)],
    ["ic_no", nricField, (typed: string) => is(user(typed).ic_num, accountIdentityNumber)],
    ["phone", phoneField, (typed: string) => is(user(typed).phone, phoneText)],
    ["email_address", typedEmail, (typed: string) => is(typed.trim(), emailText)],
  ])("%s", (_name, field, takes) => {
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(!holdsCardNumber(typed));
        expect(codeOf(field, typed) === undefined).toBe(takes(typed));
      }),
      { numRuns: runs(2000) },
    );
  });
});

test("a form's identity number becomes the user's identity number (ic_no, ic_num)", () => {
  expect(userOf({ full_name: " Siti ", ic_no: " 310412-12-0043 ", phone: " 012-345 6789 " })).toEqual({
    full_name: "Siti",
    ic_num: "310412120043",
    phone: "012-345 6789",
  });
});
