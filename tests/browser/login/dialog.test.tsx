import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../../src/stores/sessionState.ts";
import { useUnverifiedAccount } from "../../../src/stores/unverifiedAccount.ts";
import { refused } from "../fakeServer.tsx";
import { bar, closed, dialog, email, isAt, logIn, openLoginDialog, submitLogin } from "./citizen.ts";
import { loggedInAs, openPortal, PASSWORD, SITI, WRONG } from "./portal.tsx";

/** The portal's login dialog (docs/specification.md, sections 2, 4, 6 and 8). */

const forgotten = () => dialog("Forgot your password?");

test("the login view has an e-mail address, a password, links to register and to a forgotten password, and a close button (rules 2.26, 4.3)", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await expect.element(email()).toHaveFocus();
  for (const name of ["Log in", "Forgot your password?", "Close"])
    await expect.element(dialog().getByRole("button", { name, exact: true })).toBeVisible();
  await expect.element(dialog().getByLabelText("Password")).toHaveAttribute("type", "password");
  await dialog().getByRole("button", { name: "Close" }).click();
  await closed();
  await expect.element(bar().getByRole("button", { name: "Log in" })).toHaveFocus();
});

test("the not-a-member register link leads to /form and closes the dialog (rules 2.10, 2.26)", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await expect.element(dialog().getByText("Not a member?")).toBeVisible();
  await dialog().getByRole("link", { name: "Sign up" }).click();
  await closed();
  await isAt("#/form");
});

test("a user whose account is not verified is led to /form, with the password in memory and the dialog closed", async () => {
  await openPortal("#/cart", { logIn: refused(401, "unverified") });
  await logIn();
  await closed();
  await isAt("#/form");
  expect(useUnverifiedAccount.getState().unverified).toEqual({ name: SITI.name, password: PASSWORD });
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  expect(JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }])).not.toMatch(
    new RegExp(`${SITI.name}|${PASSWORD}`),
  );
});

test("Escape closes the dialog, and the focus returns (rule 4.3)", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await userEvent.keyboard("{Escape}");
  await closed();
  await expect.element(bar().getByRole("button", { name: "Log in" })).toHaveFocus();
});

test("'On the home page there is also a continue-as-guest button', which goes to the checkout (rules 2.7, 2.27, 6.1)", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await expect.element(dialog().getByRole("link", { name: "Continue as guest" })).not.toBeInTheDocument();
  await dialog().getByRole("button", { name: "Close" }).click();
  await bar()
    .getByRole("link", { name: /Council Payment Counter/ })
    .click();
  await openLoginDialog();
  await dialog().getByRole("link", { name: "Continue as guest" }).click();
  await closed();
  await isAt("#/checkout");
});

test("the forgot-password view takes over the typed address, and 'opening login resets' it (rules 2.28, 4.3, 4.4)", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await email().fill(SITI.name);
  await dialog().getByRole("button", { name: "Forgot your password?" }).click();
  const field = forgotten().getByRole("textbox", { name: "Email address" });
  await expect.element(field).toHaveValue(SITI.name);
  await expect.element(field).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
  await forgotten().getByRole("button", { name: "Close" }).first().click();
  await expect.element(forgotten()).not.toBeInTheDocument();
  await openLoginDialog();
  await expect.element(email()).toHaveValue("");
});

test("an error of the forgot-password view's only field does not repeat its name", async () => {
  await openPortal("#/cart");
  await openLoginDialog();
  await dialog().getByRole("button", { name: "Forgot your password?" }).click();
  const field = forgotten().getByRole("textbox", { name: "Email address" });
  await forgotten().getByRole("button", { name: "Send the link" }).click();
  await expect.element(field).toHaveAccessibleDescription("This field is required.");
  await field.fill("siti@");
  await expect.element(field).toHaveAccessibleDescription("Invalid e-mail format");
});

test("a successful login clears the form, closes the dialog, leads to the index page and shows 'Login successful' (rules 4.5, 8.2)", async () => {
  const { sent } = await openPortal("#/cart");
  await logIn();
  await closed();
  await isAt("#/");
  await expect.element(page.getByRole("button", { name: "OK" })).toBeVisible();
  await expect.element(page.getByText("Login successful").first()).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(sent).toContainEqual({ call: "POST", body: { name: SITI.name, password: PASSWORD } });
  expect(location.href).not.toContain(SITI.name);
  await bar().getByRole("button", { name: "Log out" }).click();
  await openLoginDialog();
  await expect.element(email()).toHaveValue("");
  await expect.element(dialog().getByLabelText("Password")).toHaveValue("");
});

test("'If login was opened from the home page, the user goes to /checkout' (rules 2.7, 4.6)", async () => {
  await openPortal("#/");
  await logIn();
  await closed();
  await isAt("#/checkout");
});

test("'Failed login. The user goes to home, and the dialog stays open' with the error; the address stays typed (rules 4.7, 8.1)", async () => {
  await openPortal("#/cart", { logIn: WRONG });
  await logIn();
  const alert = dialog().getByRole("alert").filter({ hasText: "Email or password is incorrect." });
  await expect.element(alert).toBeVisible();
  await isAt("#/");
  await expect.element(email()).toHaveValue(SITI.name);
  await expect.element(bar().getByRole("button", { name: "Log out" })).not.toBeInTheDocument();
});

test("a citizen whose login failed elsewhere and then succeeds goes to the index page, not to the checkout (rule 4.5)", async () => {
  const { answers } = await openPortal("#/cart", { logIn: WRONG });
  await logIn();
  await isAt("#/");
  await expect.element(dialog().getByRole("link", { name: "Continue as guest" })).toBeVisible();
  answers.logIn = { ok: true, name: SITI.name, roles: ["user"] };
  await submitLogin();
  await closed();
  await isAt("#/");
  await expect.element(bar().getByRole("button", { name: "Log out" })).toHaveFocus();
});

test("the error of a failed login is gone when the dialog opens again", async () => {
  await openPortal("#/cart", { logIn: WRONG });
  await logIn();
  await expect.element(dialog().getByText("Email or password is incorrect.")).toBeVisible();
  await dialog().getByRole("button", { name: "Close" }).click();
  await openLoginDialog();
  await expect.element(dialog().getByText("Email or password is incorrect.")).not.toBeInTheDocument();
});

const TOO_MANY = Response.json(
  { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
  { status: 429, headers: { "Retry-After": "15" } },
);

test.each([
  ["the server is away", refused(503, "unavailable"), "The service is not available right now"],
  ["the network is gone", "offline" as const, "We cannot reach the server"],
  ["too many attempts", TOO_MANY, "You can try again in 15 s"],
])("%s: the dialog says what to do, and the typed text stays", async (_why, answer, says) => {
  await openPortal("#/cart", { logIn: answer });
  await logIn();
  await expect.element(dialog().getByRole("alert").filter({ hasText: says })).toBeVisible();
  await expect.element(email()).toHaveValue(SITI.name);
  await expect.element(dialog().getByLabelText("Password")).toHaveValue(PASSWORD);
});

test("an empty address and an empty password are required, and nothing is sent (rule 5.1)", async () => {
  const { sent } = await openPortal("#/cart");
  await openLoginDialog();
  await dialog().getByRole("button", { name: "Log in", exact: true }).click();
  await expect.element(dialog().getByText("Email address is required.").first()).toBeVisible();
  await expect.element(dialog().getByText("Password is required.").first()).toBeVisible();
  expect(sent.filter(({ call }) => call === "POST")).toEqual([]);
});

test("a call that finds the session ended logs the user out and opens the dialog: 'User error. Please relogin.'", async () => {
  const ended = refused(401, "You are not authorized to access this db.");
  await openPortal("#/cart", { session: loggedInAs(SITI), calls: { "all_payments/_find": ended } });
  await expect.element(bar().getByRole("button", { name: "Log out" })).toBeVisible();
  location.hash = "#/history";
  await expect.element(dialog().getByText("User error. Please relogin.")).toBeVisible();
  await expect.element(bar().getByRole("button", { name: "Log out" })).not.toBeInTheDocument();
});

test("a browser that does not keep the session gets an explanation, and no login is shown", async () => {
  await openPortal("#/cart", { user: refused(401, "You are not authorized to access this db.") });
  await logIn();
  await expect.element(dialog().getByText("User error. Please relogin.")).toBeVisible();
});
