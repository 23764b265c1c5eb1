import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FormScreen } from "../../../src/screens/form/FormScreen.tsx";
import { useLoginDialog } from "../../../src/stores/loginDialog.ts";
import { useRegistrationDraft } from "../../../src/stores/registrationDraft.ts";
import { useSnackbar } from "../../../src/stores/snackbar.ts";
import { useUnverifiedAccount } from "../../../src/stores/unverifiedAccount.ts";
import { eventually } from "../eventually.ts";
import { refused, show } from "../fakeServer.tsx";
import { ACCOUNT, field, fillRegistration, openForm, press, REGISTER, SITI, sees, TYPED } from "./citizen.ts";

/** Registration (docs/specification.md, sections 5, 6 and 8). */

const REGISTERED = { ok: true, id: SITI._id };

test("registering sends a user in the specification's shape, with ic_no as ic_num, and asks for the code next (rule 3.2)", async () => {
  const { asked } = openForm({ [REGISTER]: REGISTERED });
  await fillRegistration();
  await press("Sign up");
  await expect.element(page.getByRole("heading", { name: "Enter your code" })).toHaveFocus();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body.payload).toEqual({
    name: ACCOUNT.name,
    full_name: "Siti binti Ahmad",
    ic_num: "310412120044",
    phone: "012-345 6789",
    machine_id: "A10",
    password: ACCOUNT.password,
    roles: ["user"],
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    type: "user",
  });
  expect(useUnverifiedAccount.getState().unverified).toEqual(ACCOUNT);
});

test("nothing of the form is in the address, in a storage or, after registering, in the draft", async () => {
  const address = location.href;
  openForm({ [REGISTER]: REGISTERED });
  await fillRegistration();
  await press("Sign up");
  await sees("Enter your code");
  expect(location.href).toBe(address);
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.stringify({ ...storage })).not.toMatch(/siti|310412|345|kata/i);
  expect(Object.values(useRegistrationDraft.getState())).toEqual(["", "", "", ""]);
});

test.each([
  ["Full name", "Full name is required."],
  ["NRIC no.", "NRIC no. is required."],
  ["Phone no.", "Phone no. is required."],
  ["Email address", "Email address is required."],
  ["Password", "Password is required."],
  ["Confirm password", "Password confirmation is required."],
])("'Required: ... %s' (rules 5.2, 5.4, 5.5, 5.18)", async (name, says) => {
  const { asked } = openForm({ [REGISTER]: REGISTERED });
  await fillRegistration({ [name]: "" });
  await press("Sign up");
  await sees(says);
  await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(says.replaceAll(".", "\\.")));
  expect(asked).toEqual([]);
});

test.each([
  ["Email address", "siti@", "The email address must be a valid email."],
  ["NRIC no.", "31041212004", "NRIC must be in 12 characters length"],
  ["NRIC no.", "310230-12-0044", "Invalid date of birth"],
  ["Password", "1234567", "The password must be at least 8 characters."],
  ["Confirm password", "another one", "The password confirmation does not match."],
  ["Full name", "4111 1111 1111 1111", "This looks like a card number. Never type it here."],
])("%s %j: %s (rules 5.4, 5.5, 5.17, 5.22, 5.23)", async (name, typed, says) => {
  const { asked } = openForm({ [REGISTER]: REGISTERED });
  await fillRegistration({ [name]: typed });
  await press("Sign up");
  await sees(says);
  expect(asked).toEqual([]);
});

test("the password's rule is visible before anything is typed, and no field asks for cash (rule 5.3)", async () => {
  const { page: shown } = openForm({});
  await sees("At least 8 characters.");
  const names = [...shown.querySelectorAll("input")].map(({ name }) => name).filter((name) => name !== "");
  expect(names).toEqual(["full_name", "ic_no", "phone", "email_address", "password", "confirm_password"]);
});

test("'Registration conflict: snackbar with the email-already-exists text': the fields keep their values, and the page offers to log in (rule 8.4)", async () => {
  const says = "This email is already used by other account.";
  openForm({ [REGISTER]: refused(409, "email_already_exist") });
  await fillRegistration();
  await press("Sign up");
  await eventually(() => expect(useSnackbar.getState().shown?.text).toBe(says));
  await eventually(() => expect(document.activeElement?.textContent).toContain(says));
  for (const [name, typed] of Object.entries({ ...TYPED, Password: ACCOUNT.password }))
    await expect.element(field(name)).toHaveValue(typed.trim());
  expect(useUnverifiedAccount.getState().unverified).toBeUndefined();
  await press("Forgot your password?");
  expect(useLoginDialog.getState()).toMatchObject({ view: "forgot", email: ACCOUNT.name });
  await page.getByRole("button", { name: "Log in" }).last().click();
  expect(useLoginDialog.getState().view).toBe("login");
});

test.each([
  [
    "error conflict",
    Response.json({ error: "conflict", reason: "Document update conflict." }, { status: 409 }),
  ],
  ["a message containing 409", Response.json({ message: "Request failed: 409 Conflict" }, { status: 500 })],
])(
  "'Registration conflict (error conflict, or a message containing 409)': %s (rule 8.32)",
  async (_shape, answer) => {
    const says = "This email is already used by other account.";
    openForm({ [REGISTER]: answer });
    await fillRegistration();
    await press("Sign up");
    await eventually(() => expect(useSnackbar.getState().shown?.text).toBe(says));
    await eventually(() => expect(document.activeElement?.textContent).toContain(says));
  },
);

test("'Other registration errors: the attempt-failed text', with the reason; the values stay and can be sent again (rule 8.5)", async () => {
  const answers: Record<string, object | "lost"> = { [REGISTER]: "lost" };
  openForm(answers);
  await fillRegistration();
  await press("Sign up");
  await sees("Attempt failed. Please try again.");
  await sees("We cannot reach the server.");
  answers[REGISTER] = REGISTERED;
  await press("Sign up");
  await sees("Enter your code");
});

test("everything typed except the password is there again after another screen", async () => {
  const { close, there } = openForm({});
  await fillRegistration();
  close();
  show(FormScreen, there);
  for (const [name, typed] of Object.entries(TYPED))
    await expect.element(field(name)).toHaveValue(typed.trim());
  for (const name of ["Password", "Confirm password"]) await expect.element(field(name)).toHaveValue("");
});

test("a citizen who reopens the page while waiting for a code is asked to log in, and led there", async () => {
  openForm({});
  await sees(/came back to this page while waiting for a code, log in to continue\./);
  await press("Log in");
  expect(useLoginDialog.getState()).toMatchObject({ view: "login", fromHome: false });
});
