import { expect, test } from "vitest";
import type { OwnRecord } from "../../../src/api/schemas/user.ts";
import { profileForm } from "../../../src/screens/profile/ProfileForm.tsx";

/** The values that the profile's form accepts. */

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

test("a value in the record cannot be removed", () => {
  const wrong = new Set(errorsOf(RECORD, EMPTY).map(([key]) => key));
  expect([...wrong]).toEqual(["full_name", "ic_no", "phone"]);
});

test("a value that an administrator's record never had may stay empty", () => {
  expect(errorsOf(BARE, EMPTY)).toEqual([]);
});

test("every typed value is judged as at the registration", () => {
  for (const record of [RECORD, BARE]) {
    const typed = { full_name: "two\nlines", ic_no: "31041212004", phone: "telefon" };
    expect(errorsOf(record, typed)).toEqual([
      ["full_name", "characters"],
      ["ic_no", "nric"],
      ["phone", "phone"],
    ]);
  }
});
