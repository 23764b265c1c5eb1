import { describe, expect, test } from "vitest";
import { userPassword } from "../../../src/domain/schemas/personStructs.ts";
import { changePasswordForm } from "../../../src/screens/profile/changePasswordForm.ts";
import { resetPasswordForm } from "../../../src/screens/reset_password/resetPasswordForm.ts";

/** A new password's rules, judged by the forms that take one (specification, section 5). */

const GOOD = "empat perkataan yang panjang";

/** The first error of each field. */
function errorsOf(form: typeof resetPasswordForm | typeof changePasswordForm, typed: object) {
  const [failure] = form.validate(typed);
  const errors: Record<string, string> = {};
  for (const { path, refinement, type } of failure?.failures() ?? [])
    errors[path.join(".")] ??= refinement ?? type;
  return errors;
}

const reset = (password: string, confirm_password = password) =>
  errorsOf(resetPasswordForm, { password, confirm_password });

describe("'password and confirm_password are required, and confirm must match password'", () => {
  test("both are required (rule 5.12)", () => {
    expect(reset("")).toEqual({ password: "required", confirm_password: "required" });
    expect(reset(GOOD, "")).toEqual({ confirm_password: "required" });
  });

  test("one that does not match says so at the confirmation (rule 5.12)", () => {
    expect(reset(GOOD, `${GOOD} `)).toEqual({ confirm_password: "confirmed" });
  });

  test("a match is taken as it is, its spaces too", () => {
    const spaced = `  ${GOOD}  `;
    expect(resetPasswordForm.create({ password: spaced, confirm_password: spaced }).password).toBe(spaced);
  });
});

test.each([
  ["1234567", { password: "min" }],
  ["12345678", {}],
  ["x".repeat(1024), {}],
  ["x".repeat(1025), { password: "max" }],
])("a new password is judged as the server judges it: %s", (password, errors) => {
  expect(reset(password)).toEqual(errors);
  expect(userPassword.is(password)).toBe(Object.keys(errors).length === 0);
});

test("another password takes the present one, however short that is", () => {
  const typed = { password: GOOD, confirm_password: GOOD };
  expect(errorsOf(changePasswordForm, { ...typed, current_password: "" })).toEqual({
    current_password: "required",
  });
  expect(errorsOf(changePasswordForm, { ...typed, current_password: "x" })).toEqual({});
});
