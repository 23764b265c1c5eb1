import { expect, test } from "@playwright/test";
import { COUNCILS } from "../../src/domain/councils.ts";
import { MESSAGE_TEXTS } from "../../src/server/notifications/texts/index.ts";
import { logInAsStaff } from "../support/administrator.ts";
import { TEXTS } from "../support/counter.ts";
import { button, mainOf, openDesk } from "../support/desk.ts";
import { press, typeInto } from "../support/keyboard.ts";
import { pathOfMessage } from "../support/mailbox.ts";
import { ownAddress } from "../support/own.ts";

/** The work of an administrator on users. The switches are in the suite of faults, where no other citizen reads them. */

const { desk, deskUsers } = TEXTS.ms;

test("with the keyboard an administrator makes a user, who gets a link by email, gives another role and ends the user", async ({
  page,
}) => {
  // early in the list, which begins a new page after 50 users
  const name = ownAddress("baharu");
  await logInAsStaff(page.request, ["administrator"], "ketua");
  await openDesk(page, "users");
  const main = mainOf(page);
  await press(main.locator("summary").filter({ hasText: deskUsers.newUser }));
  const form = main.getByRole("form", { name: deskUsers.newUser });
  await typeInto(form.getByRole("textbox", { name: deskUsers.name }), name);
  await form.getByRole("combobox", { name: deskUsers.role }).selectOption({ label: desk.role.finance });
  await form.getByRole("combobox", { name: deskUsers.council }).selectOption({ label: COUNCILS.mpt.name });
  await press(button(form, deskUsers.create));
  await expect(form.getByText(deskUsers.created)).toBeVisible();
  expect(await pathOfMessage(page.request, name, MESSAGE_TEXTS.ms.reset.subject)).not.toBe("");

  const row = main.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(`${desk.role.finance} · `);
  const opener = button(main, deskUsers.changeOf.replace("{{name}}", name));
  await press(opener);
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("combobox", { name: deskUsers.role }).selectOption({ label: desk.role.auditor });
  await press(button(dialog, deskUsers.addRole));
  await expect(dialog.getByText(deskUsers.done).first()).toBeVisible();
  await press(dialog.locator("summary").filter({ hasText: deskUsers.end }));
  await press(button(dialog, deskUsers.end));
  await expect(dialog.getByText(deskUsers.again)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(row).toContainText(deskUsers.ended.split(" {{")[0] ?? "");
  await expect(row).not.toContainText(desk.role.auditor);
});
