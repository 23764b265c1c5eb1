import { describe, expect, test } from "vitest";
import { EMAIL_LONGEST, isEmail, isPhone, plainPhone } from "../../../src/domain/contact.ts";

describe("'email_address is required and must be a valid e-mail'", () => {
  test.each(["siti@example.my", "siti.aminah+cukai@mail.example.com.my", "s@e.my"])("%s is valid", (email) =>
    expect(isEmail(email)).toBe(true),
  );

  test.each([
    "",
    "siti",
    "siti@example",
    "@example.my",
    "siti@@example.my",
    "siti@example..my",
    "siti @example.my",
    "siti@example.my, ali@example.my",
    "siti@example.my\r\nBcc: ali@example.my",
    "<siti@example.my>",
    `${"a".repeat(EMAIL_LONGEST)}@example.my`,
  ])("%j is invalid (rule 5.5)", (email) => expect(isEmail(email)).toBe(false));

  test("a very long hostile text is checked at once", () => {
    expect(isEmail(`a@${"a.".repeat(50_000)}`)).toBe(false);
    expect(isEmail(`${"a".repeat(90)}@${".".repeat(9)}`)).toBe(false);
  });
});

describe("a phone number as people type it", () => {
  test.each([
    ["012-345 6789", "0123456789"],
    ["+60 (12) 345.6789", "+60123456789"],
  ])("%s is %s", (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain);
    expect(isPhone(typed)).toBe(true);
  });

  test.each(["", "1234567", "1".repeat(16), "0123456789a", "60+123456789", "٠١٢٣٤٥٦٧٨٩"])(
    "%j is invalid",
    (typed) => expect(isPhone(typed)).toBe(false),
  );
});
