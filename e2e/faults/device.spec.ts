import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, test } from "./fixtures.ts";
import { decide } from "./payments.ts";

/** A device with a wrong clock, and a citizen who changes the language. */

for (const year of ["2019", "2047"])
  test(`with a device clock in ${year} the receipt has the server's time`, async ({ arrive }) => {
    const citizen = await arrive();
    const { page, ours, town } = citizen;
    await page.clock.install({ time: new Date(`${year}-02-03T04:05:06Z`) });
    await citizen.comeBackAfter("pending");
    await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
    await decide(town, citizen.payment, "approve");
    await citizen.askAgain();
    await citizen.expectReceipt();
    // As part of a date, because a number of the exchange may contain it.
    await expect(page.getByRole("main").getByText(new RegExp(`/${year}\\b|\\b${year}-`))).toHaveCount(0);
  });

for (const place of ["portal", "kaunter-receipt"] as const)
  test(`${place}: changing the language in every state loses nothing`, async ({ arrive }) => {
    const citizen = await arrive(place);
    const { ours, town, payment } = citizen;
    await citizen.comeBackAfter("pending");
    for (const language of LANGUAGES) {
      await citizen.speak(language);
      await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
      await citizen.expectHonest();
    }
    await decide(town, payment, "approve");
    await citizen.askAgain();
    for (const language of LANGUAGES) {
      await citizen.speak(language);
      await citizen.expectReceipt();
    }
  });
