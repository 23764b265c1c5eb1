import type { ComponentType } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { PAY_SCREENS } from "../../../src/screens/checkout/payScreens.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { ConfiguredDialogs } from "../../../src/shell/dialogs/ConfiguredDialogs.tsx";
import type { Page } from "../../../src/shell/route.ts";
import { closeLogin, openLogin } from "../../../src/stores/loginDialog.ts";
import { compoundItem } from "../../unit/charges/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { ENGLISH, inPortal } from "./portal.tsx";

/** Rules 2.29 and 2.30: the dialog while the configuration says that the counter is closing. */

const CLOSING = { closing: true, announcement: "Back on Monday.\nAt 8 AM." };

function at(page: Page | undefined, configuration: object = CLOSING) {
  return inPortal(() => <ConfiguredDialogs page={page} {...ENGLISH} />, configuration);
}

const COUNTER = ["home", "search", "cart", "checkout", "fpx_checkout", "confirmation"] as const;

describe("while the counter is closing", () => {
  test.each(COUNTER)("a dialog covers %s, with the announcement and a picture (rule 2.29)", async (page) => {
    const { find, says } = at(page);
    await says("Online payment is closed for now");
    const dialog = find("dialog");
    expect(dialog?.matches(":modal")).toBe(true);
    expect(dialog?.innerText).toContain("Back on Monday.");
    expect(dialog?.innerText).toContain("At 8 AM.");
    expect(dialog?.querySelector("svg[aria-hidden=true]")).not.toBeNull();
  });

  test.each(["receipt", "requery", "refund", "history", "profile", "helpline", undefined] as const)(
    "no dialog covers %s, because money may be in flight (rule 2.30)",
    async (page) => {
      const { find, read } = at(page);
      await read();
      expect(find("dialog")).toBeNull();
    },
  );

  test("the dialog cannot be dismissed (rule 2.29)", async () => {
    const { find, says, button } = at("home");
    await says("Online payment is closed for now");
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    expect(find("dialog")?.matches(":modal")).toBe(true);
    expect(button("Close")).toBeUndefined();
  });

  test("the dialog links to the pages that stay open, and is in every language", async () => {
    const { find, says, page } = at("search");
    await says("Online payment is closed for now");
    const ways = [...page.querySelectorAll("dialog a")].map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["#/requery", "#/refund", "#/history"]);
    expect(find("dialog [role=group]")?.innerText.split(/\s+/)).toEqual(["BM", "EN", "中文"]);
  });

  test("the dialog does not cover the login, because a citizen who has paid may want their history", async () => {
    openLogin({ fromHome: true });
    onTestFinished(closeLogin);
    const { find, read, says } = at("home");
    await read();
    expect(find("dialog")).toBeNull();
    closeLogin();
    await says("Online payment is closed for now");
  });

  test("without an announcement the dialog gives a reason of our own", async () => {
    await at("home", { closing: true }).says("We are working on the system");
  });
});

test("an announcement opens no dialog while the counter is open (rule 2.29)", async () => {
  const { find, read } = at("search", { announcement: "Back on Monday." });
  await read();
  expect(find("dialog")).toBeNull();
});

describe("from the search to the confirmation a notice replaces the screen, also on a council's page", () => {
  const SCREENS: readonly (readonly [string, ComponentType])[] = [
    ["the search", SearchScreen],
    ["the cart", CartScreen],
    ["the checkout", PAY_SCREENS.checkout],
    ["the bank's choice", PAY_SCREENS.fpx_checkout],
    ["the confirmation", PAY_SCREENS.confirmation],
  ];

  test.each(SCREENS)(
    "on %s: no field, and no button except the way to a payment's status",
    async (_name, Screen) => {
      // Removes the last payment of another test, which would be shown as well.
      clearAttempt();
      await cartOf(compoundItem());
      const reported: string[] = [];
      const server = fakeServer({}, () => CLOSING);
      const { page, says, went, press } = show(Screen, server, {
        canChooseCouncil: false,
        report: (event) => void reported.push(event.type === "error" ? event.code : event.type),
      });
      await says("Online payment is closed at the moment. You can still check a payment that you made.");
      await says(/Back on Monday\.\s+At 8 AM\./);
      await says("The items in your cart are kept.");
      await eventually(() => expect(page.querySelectorAll("input, select, dialog")).toHaveLength(0));
      expect([...page.querySelectorAll("button")].map(({ innerText }) => innerText)).toEqual([
        "Check a payment",
      ]);
      // The council's page then shows its own link again.
      await eventually(() => expect(reported.at(-1)).toBe("closed"));
      await press("Check a payment");
      expect(went).toEqual([{ screen: "requery" }]);
      expect(server.asked.filter(({ path }) => path === "search" || path === "createPayment")).toEqual([]);
    },
  );
});
