import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { addToCart } from "../../../src/stores/cart.ts";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { keptOnDevice } from "../../../src/stores/keptOnDevice.ts";
import { keepReceipt } from "../../../src/stores/keptReceipts.ts";
import { payment } from "../../unit/payment/samples.ts";
import { assessed, fine } from "../cart/samples.ts";
import { given, NOBODY, PAYER } from "../checkout/given.ts";
import { eventually } from "../eventually.ts";
import { refused } from "../fakeServer.tsx";
import { bar, closed, dialog, isAt, logIn, openLoginDialog } from "./citizen.ts";
import { loggedInAs, NOBODY as NOBODY_IN, openPortal, SITI, WRONG } from "./portal.tsx";

/** The top bar and the login (docs/specification.md, sections 2 and 6). */

const button = (name: string) => bar().getByRole("button", { name, exact: true });

const draft = () => useCheckoutDraft.getState().checkout;

test("the title leads home, each language has a button, and the cart has a red badge with the number of items (rule 2.21)", async () => {
  await openPortal("#/search");
  const title = bar().getByRole("link", { name: /Council Payment Counter/ });
  await expect.element(title).toHaveAttribute("href", "#/");
  for (const [name, language] of [
    ["BM: Bahasa Malaysia", "ms"],
    ["中文", "zh"],
    ["EN: English", "en"],
  ] as const) {
    await button(name).click();
    await eventually(() => expect(document.documentElement.lang).toBe(language));
  }
  const cart = bar().getByRole("link", { name: /^Cart/ });
  await expect.element(cart).toHaveAttribute("href", "#/cart");
  await expect.element(cart).toHaveAccessibleName("Cart");
  await addToCart(fine(), 20);
  await addToCart(assessed(), 20);
  await expect.element(cart).toHaveAccessibleName(/2 items in cart$/);
  await expect
    .element(cart.getByText("2", { exact: true }))
    .toHaveStyle({ backgroundColor: "rgb(211, 47, 47)" });
});

test("'When logged out it shows sign up and login' (rule 2.22)", async () => {
  await openPortal("#/cart");
  await expect.element(bar().getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "#/form");
  await expect.element(button("Log in")).toBeVisible();
  await expect.element(button("Log out")).not.toBeInTheDocument();
});

test("'When logged in it shows profile and logout. Logout returns to home' (rules 2.23, 6.2)", async () => {
  const { sent } = await openPortal("#/cart", { session: loggedInAs(SITI) });
  await expect.element(button("Log out")).toBeVisible();
  await expect.element(bar().getByRole("link", { name: "Profile" })).toHaveAttribute("href", "#/profile");
  await expect.element(bar().getByRole("link", { name: "History" })).toHaveAttribute("href", "#/history");
  await expect.element(button("Log in")).not.toBeInTheDocument();
  await expect.element(bar().getByRole("link", { name: "Sign up" })).not.toBeInTheDocument();
  await button("Log out").click();
  await isAt("#/");
  await expect.element(button("Log in")).toBeVisible();
  await expect.element(page.getByText("You are logged out.").first()).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain("DELETE");
});

test("a logout removes the receipts that were opened on this device, so that the next person does not see them", async () => {
  await keepReceipt(payment("paid"), undefined, new Date());
  await openPortal("#/cart", { session: loggedInAs(SITI) });
  await button("Log out").click();
  await isAt("#/");
  expect(await keptOnDevice("receipt")).toEqual([]);
});

test("a logout without an answer is reported, and the session stays visible", async () => {
  await openPortal("#/cart", { session: loggedInAs(SITI), logOut: refused(503, "unavailable") });
  await button("Log out").click();
  await expect.element(page.getByText(/The service is not available right now/).first()).toBeVisible();
  await expect.element(button("Log out")).toBeVisible();
  expect(location.hash).toBe("#/cart");
});

test("a login or logout in another tab happens here too", async () => {
  const { answers } = await openPortal("#/cart");
  const other = new BroadcastChannel("kaunter-session");
  onTestFinished(() => other.close());
  answers.session = loggedInAs(SITI);
  other.postMessage("in");
  await expect.element(button("Log out")).toBeVisible();
  answers.session = NOBODY_IN;
  other.postMessage("out");
  await expect.element(button("Log in")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("only the central team sees the way to its desk (rule 6.4)", async () => {
  const team = () => bar().getByRole("link", { name: "Central team" });
  await openPortal("#/cart", { session: loggedInAs({ name: "aminah@majlis.my", roles: ["finance"] }) });
  await expect.element(team()).toHaveAttribute("href", "#/desk");
  await button("Log out").click();
  await expect.element(team()).not.toBeInTheDocument();
});

test("on a narrow screen everything but home and the cart is behind the menu, and a closed dialog returns the focus to it (rule 2.24)", async () => {
  await openPortal("#/cart");
  await page.viewport(360, 740);
  await expect.element(bar().getByRole("link", { name: /Council Payment Counter/ })).toBeVisible();
  await expect.element(bar().getByRole("link", { name: /^Cart/ })).toBeVisible();
  await expect.element(button("Log in")).not.toBeInTheDocument();
  await button("Menu").click();
  await expect.element(button("EN: English")).toBeVisible();
  await openLoginDialog();
  await dialog().getByRole("button", { name: "Close" }).click();
  await closed();
  await expect.element(button("Menu")).toHaveFocus();
});

test("the session fills the checkout, also when that is open already", async () => {
  given({ payer: NOBODY, bank: "" });
  await openPortal("#/checkout", { session: loggedInAs(SITI) });
  await eventually(() =>
    expect(draft()).toEqual({ name: SITI.full_name, email: SITI.name, phone: SITI.phone, method: "1" }),
  );
  await button("Log out").click();
  await eventually(() => expect(draft()).toEqual({ ...NOBODY, method: "1" }));
});

test("a failed and then a successful login at the checkout keep what was typed there (rule 4.7)", async () => {
  given({ payer: PAYER, method: "2", bank: "" });
  keepCheckout({ ...draft(), phone: "" });
  const { answers } = await openPortal("#/checkout", { logIn: WRONG });
  await logIn();
  await isAt("#/");
  expect(draft()).toEqual({ ...PAYER, phone: "", method: "2" });
  answers.logIn = { ok: true, name: SITI.name, roles: ["user"] };
  await dialog().getByRole("button", { name: "Log in", exact: true }).click();
  await closed();
  await eventually(() => expect(draft()).toEqual({ ...PAYER, phone: SITI.phone, method: "2" }));
});
