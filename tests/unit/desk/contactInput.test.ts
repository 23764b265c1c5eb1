import { describe, expect, test } from "vitest";
import { contactInput, contactOf, inputOf } from "../../../src/desk/councils/contactInput.ts";

const EMPTY = inputOf(null);

const wrongFields = (changes: object) => {
  const [failure] = contactInput.validate({ ...EMPTY, ...changes });
  return (failure?.failures() ?? []).map(({ key, refinement }) => `${key}: ${refinement}`);
};

describe("a council's contact in the form", () => {
  test.each(["+60 89-000 000", "+60 89-111 111", "+60 89-", "089-000000", " 15999 ", ""])(
    "may have the phone number %j",
    (phone) => {
      expect(wrongFields({ phone })).toEqual([]);
    },
  );

  test("names the field of a wrong value", () => {
    expect(wrongFields({ phone: "tanya kami" })).toEqual(["phone: phone"]);
    expect(wrongFields({ email: "hasil" })).toEqual(["email: email"]);
    expect(wrongFields({ address1: "Jalan\u202e" })).toEqual(["address1: characters"]);
    expect(wrongFields({ register_number: "x".repeat(201) })).toEqual(["register_number: max"]);
  });

  test("is stored without empty fields and without blanks around a value", () => {
    expect(contactOf({ ...EMPTY, address2: " Tawau ", phone: "089-000000" })).toEqual({
      address: ["Tawau"],
      phone: "089-000000",
    });
    expect(contactOf(EMPTY)).toBeNull();
  });

  test("keeps every line of an address that a command stored with more lines than the form has", () => {
    const address = ["1", "2", "3", "4", "5"];
    expect(contactOf(inputOf({ address }))).toEqual({ address: ["1", "2", "3", "4, 5"] });
  });
});
