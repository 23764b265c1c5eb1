import { describe, expect, test } from "vitest";
import { userPassword } from "../../../src/domain/schemas/personStructs.ts";
import { changePasswordForm } from "../../../src/screens/profile/ChangePasswordForm.tsx";
import { resetPasswordForm } from "../../../src/screens/reset_password/ResetPasswordForm.tsx";

/** Rule 5.12: a new password, in the forms that have one. */

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

  test("a different confirmation shows its error at the confirmation (rule 5.12)", () => {
    expect(reset(GOOD, `${GOOD} `)).toEqual({ confirm_password: "confirmed" });
  });

  test("a matching password is accepted as it is, with its spaces", () => {
    const spaced = `  ${GOOD}  `;
    expect(resetPasswordForm.create({ password: spaced, confirm_password: spaced }).password).toBe(spaced);
  });
});

test.each([
  ["1234567", { password: "min" }],
  ["12345678", {}],
  ["x".repeat(1024), {}],
  ["x".repeat(1025), { password: "max" }],
])("the form judges a new password as the server does: %s", (password, errors) => {
  expect(reset(password)).toEqual(errors);
  expect(userPassword.is(password)).toBe(Object.keys(errors).length === 0);
});

test("changing the password needs the current one, however short that is", () => {
  const typed = { password: GOOD, confirm_password: GOOD };
  expect(errorsOf(changePasswordForm, { ...typed, current_password: "" })).toEqual({
    current_password: "required",
  });
  expect(errorsOf(changePasswordForm, { ...typed, current_password: "x" })).toEqual({});
});
