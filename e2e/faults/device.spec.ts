import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, test } from "./fixtures.ts";
import { decide } from "./payments.ts";

/** A device whose clock is wrong, and a citizen who changes the language. */

for (const year of ["2019", "2047"])
  test(`a clock that stands in ${year}: the receipt has the server's time`, async ({ arrive }) => {
    const citizen = await arrive();
    const { page, ours, town } = citizen;
    await page.clock.install({ time: new Date(`${year}-02-03T04:05:06Z`) });
    await citizen.comeBackAfter("pending");
    await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
    await decide(town, citizen.payment, "approve");
    await citizen.askAgain();
    await citizen.expectReceipt();
    // as a part of a day: a number of the exchange may hold it
    await expect(page.getByRole("main").getByText(new RegExp(`/${year}\\b|\\b${year}-`))).toHaveCount(0);
  });

for (const place of ["portal", "kaunter-receipt"] as const)
  test(`${place}: the language is changed in every state, and nothing is lost`, async ({ arrive }) => {
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
