import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showForgotPassword, useLoginDialog } from "../../../src/stores/loginDialog.ts";
import { useProfileDraft } from "../../../src/stores/profileDraft.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { eventually } from "../eventually.ts";
import { refused } from "../fakeServer.tsx";
import { bar, dialog, isAt, submitLogin } from "../login/citizen.ts";
import { loggedInAs, openPortal, SITI } from "../login/portal.tsx";

/** The reset link and the profile in the whole portal (docs/specification.md, sections 4 and 8). */

const ID = "0653f1c2a0b4d1e2f3a4b5c6d7e8f901";
const NEWER = ID.replace("0653", "0654");
const SAVE = `/_users/_design/backend/_update/users/${ID}`;
const ENDED = refused(401, "You are not authorized to access this db.");

const link = (id: string) => `#/reset_password?id=${id}`;
const valid = (id: string) => ({ [`/reset_password/${id}`]: { _id: id, email: SITI.name } });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

test("a reset link's id is removed from the address before its page appears, and is not in the title", async () => {
  await openPortal(link(ID), { calls: valid(ID) });
  await expect.element(field("Email address of the account")).toHaveValue(SITI.name);
  expect(location.href).not.toContain(ID);
  expect(document.title).not.toContain(SITI.name);
});

test("a newer link that is opened on the page of an older one replaces it", async () => {
  await openPortal(link(ID), {
    calls: { ...valid(NEWER), [`/reset_password/${ID}`]: refused(404, "missing") },
  });
  await expect.element(page.getByText("Invalid Request 3")).toBeVisible();
  location.hash = link(NEWER);
  await expect.element(field("Email address of the account")).toHaveValue(SITI.name);
  expect(location.href).not.toContain(NEWER);
});

test("'On reset-password success both dialogs close and the form resets', and every session has ended (rule 4.9)", async () => {
  await openPortal(link(ID), {
    session: loggedInAs(SITI),
    calls: { ...valid(ID), [SAVE]: { ok: true, id: SITI._id } },
  });
  await field("New password").fill("four words in a row");
  await field("Confirm password").fill("four words in a row");
  const save = button("Save the new password").element();
  showForgotPassword(SITI.name);
  await expect.element(dialog("Forgot your password?")).toBeVisible();
  // The press was under way when the dialog opened. A modal dialog allows no other.
  (save as HTMLButtonElement).click();
  await expect.element(page.getByText(/You have been logged out on every device\./)).toBeVisible();
  expect(useLoginDialog.getState().view).toBe("closed");
  await expect.element(field("New password")).not.toBeInTheDocument();
  // The page shows no error, because the citizen did this.
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect.element(dialog()).toBeVisible();
});

test("a user who is logged in to another account stays logged in when a link sets this account's password", async () => {
  const other = { ...SITI, name: "ahmad@example.my" };
  await openPortal(link(ID), {
    session: loggedInAs(other),
    user: other,
    calls: { ...valid(ID), [SAVE]: { ok: true, id: SITI._id } },
  });
  await field("New password").fill("four words in a row");
  await field("Confirm password").fill("four words in a row");
  await button("Save the new password").click();
  await expect.element(page.getByText(/You have been logged out on every device\./)).toBeVisible();
  expect(useSession.getState().session?.name).toBe(other.name);
});

test("when the session ends while the profile is edited, the citizen logs in again and finds their changes (rule 8.11)", async () => {
  const { answers } = await openPortal("#/profile", {
    session: loggedInAs(SITI),
    calls: { "/updateUser": ENDED },
  });
  await button("Change the details").click();
  await field("Phone no.").fill("019-876 5432");
  await button("Save").click();
  await expect.element(dialog().getByText("User error. Please relogin.")).toBeVisible();
  answers.session = loggedInAs(SITI);
  await submitLogin();
  await isAt("#/");
  location.hash = "#/profile";
  await expect.element(field("Phone no.")).toHaveValue("019-876 5432");
});

test("the whole page uses an updated profile, and nothing of it is left after a logout", async () => {
  await openPortal("#/profile", {
    session: loggedInAs(SITI),
    calls: { "/updateUser": { ...SITI, phone: "019-876 5432" } },
  });
  await button("Change the details").click();
  await field("Phone no.").fill("019-876 5432");
  await button("Save").click();
  await expect.element(page.getByText("Your details are updated.").first()).toBeVisible();
  expect(useSession.getState().session?.phone).toBe("019-876 5432");
  await button("Change the details").click();
  await field("Phone no.").fill("011-1111 2222");
  await bar().getByRole("button", { name: "Log out" }).click();
  await eventually(() => expect(useProfileDraft.getState().draft).toBeUndefined());
  // The test ends at home. Otherwise the next test would find this page.
  await isAt("#/");
});

test("an update whose answer was lost is shown once the portal finds that it was made", async () => {
  const given = { session: loggedInAs(SITI), calls: { "/updateUser": "offline" as const } };
  const { answers } = await openPortal("#/profile", given);
  await button("Change the details").click();
  await field("Phone no.").fill("019-876 5432");
  await button("Save").click();
  await expect.element(page.getByText(/cannot reach the server/)).toBeVisible();
  answers.user = { ...SITI, phone: "019-876 5432" };
  answers.calls = { "/updateUser": refused(409, "no_changes") };
  await button("Save").click();
  await expect.element(page.getByText("Nothing was changed.")).toBeVisible();
  await button("Cancel").click();
  await expect.element(page.getByText("019-876 5432")).toBeVisible();
});
