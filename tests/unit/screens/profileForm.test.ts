import { expect, test } from "vitest";
import type { OwnRecord } from "../../../src/api/schemas/user.ts";
import { profileForm } from "../../../src/screens/profile/profileForm.ts";

/** What a profile's form takes. */

const BARE: OwnRecord = {
  _id: "org.couchdb.user:siti@example.my",
  type: "user",
  name: "siti@example.my",
  roles: ["user"],
  verified_by: "email",
};
const RECORD: OwnRecord = {
  ...BARE,
  full_name: "Siti binti Ali",
  ic_num: "310412120043",
  phone: "012-345 6789",
};

const EMPTY = { full_name: "", ic_no: "", phone: "" };

const errorsOf = (record: OwnRecord, typed: object) => {
  const [failure] = profileForm(record).validate(typed);
  return (failure?.failures() ?? []).map(({ key, refinement }) => [key, refinement]);
};

test("what the record holds is not taken away", () => {
  const wrong = new Set(errorsOf(RECORD, EMPTY).map(([key]) => key));
  expect([...wrong]).toEqual(["full_name", "ic_no", "phone"]);
});

test("what an administrator's record never held may stay empty", () => {
  expect(errorsOf(BARE, EMPTY)).toEqual([]);
});

test("whatever is typed is judged as at the registration", () => {
  for (const record of [RECORD, BARE]) {
    const typed = { full_name: "two\nlines", ic_no: "31041212004", phone: "telefon" };
    expect(errorsOf(record, typed)).toEqual([
      ["full_name", "characters"],
      ["ic_no", "nric"],
      ["phone", "phone"],
    ]);
  }
});
