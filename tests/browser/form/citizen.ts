import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { FormScreen } from "../../../src/screens/form/FormScreen.tsx";
import { closeLogin } from "../../../src/stores/loginDialog.ts";
import { clearRegistration } from "../../../src/stores/registrationDraft.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { closeSnackbar } from "../../../src/stores/snackbar.ts";
import {
  clearUnverified,
  holdUnverified,
  type UnverifiedAccount,
} from "../../../src/stores/unverifiedAccount.ts";
import { fakeServer, show, type Wire } from "../fakeServer.tsx";

/** A citizen's actions on the registration screen, by the accessible names. */

export const ACCOUNT: UnverifiedAccount = { name: "siti@example.my", password: "kata laluan" };

export const REGISTER = "/_users/_design/backend/_update/users";
export const RECORD = `/_users/org.couchdb.user:${ACCOUNT.name}`;
export const SITI = { _id: RECORD.slice(8), type: "user", name: ACCOUNT.name, roles: ["user"] };
export const IN = { ok: true, name: ACCOUNT.name, roles: ["user"] };
export const DONE = { ok: true };

/** Opens the form for a visitor, or for the given user. */
export function openForm(
  answers: Readonly<Record<string, Wire>>,
  who: { readonly held?: UnverifiedAccount; readonly member?: string } = {},
) {
  useSession.setState({
    session: who.member === undefined ? null : { name: who.member, roles: ["user"], machine_id: "A10" },
    error: undefined,
  });
  if (who.held !== undefined) holdUnverified(who.held);
  onTestFinished(() => {
    useSession.setState({ session: undefined, error: undefined });
    clearUnverified();
    clearRegistration();
    closeSnackbar();
    closeLogin();
  });
  const there = fakeServer(answers);
  return { ...show(FormScreen, there), asked: there.asked, there };
}

export const TYPED = {
  "Full name": "Siti binti Ahmad",
  "NRIC no.": "310412-12-0044",
  "Phone no.": "012-345 6789",
  "Email address": ` ${ACCOUNT.name} `,
} as const;

export const field = (name: string) => page.getByLabelText(name, { exact: true });

export async function fillRegistration(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { ...TYPED, Password: ACCOUNT.password, "Confirm password": ACCOUNT.password, ...changes };
  for (const [name, value] of Object.entries(all)) await field(name).fill(value);
}

export const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

export async function enterCode(code = "123456"): Promise<void> {
  await field("Code").fill(code);
  await press("Confirm");
}

/** Waits until a text is visible anywhere. */
export const sees = (text: string | RegExp) =>
  expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
