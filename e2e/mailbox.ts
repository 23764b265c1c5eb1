import { expect, type Page } from "@playwright/test";

/** The demo's mailbox, which shows what the portal sends to anyone. */

/** The simulators stand two ports above the portal. */
export function mailboxOf(page: Page): string {
  return `http://mail.localhost:${Number(new URL(page.url()).port) + 2}/`;
}

/** The words of the newest message of this subject to the recipient: an e-mail's, or an SMS's. */
export async function messageTo(page: Page, recipient: string, subject: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const message = mailbox.getByRole("listitem").filter({ hasText: recipient }).filter({ hasText: subject });
  await expect(async () => {
    await mailbox.goto(mailboxOf(page));
    await expect(message.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await message.first().getByRole("link").click();
  const words = await mailbox.locator("pre").innerText();
  await mailbox.close();
  return words;
}
