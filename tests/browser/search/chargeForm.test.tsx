import { expect, test } from "vitest";
import type { Language } from "../../../src/domain/language.ts";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";

/** The form of a charge after it was added to the cart. */

const FILLED = {
  license_no: "201-1234",
  customer_name: "Tan Mei Ling",
  total_no_of_people: "4",
  start_date: "30/12/2026",
  end_date: "2/1/2027",
  full_name: "Hotel Tenom",
  email: "hotel@example.my",
  phone: "089-123456",
};

/** The filled form, with a cart of this limit. */
async function filledForm(limit = 20, language: Language = "en", typed: Partial<typeof FILLED> = {}) {
  // Removes the last payment of another test, which would be checked as well.
  clearAttempt();
  const server = fakeServer({}, () => ({ cart_limit: limit }));
  const shown = show(SearchScreen, server, { charge: "local_government_charge" }, language);
  const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const fill = (name: string, text: string) =>
    eventually(() => {
      const input = field(name);
      if (input === null) throw new Error(`no field is called ${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  for (const [name, text] of Object.entries({ ...FILLED, ...typed })) await fill(name, text);
  return { ...shown, field, fill };
}

test("a citizen who corrects an added form can add it again, since the message was about the earlier values", async () => {
  await cartOf();
  const { press, says, fill, button } = await filledForm();
  await press("Add to cart");
  await says("Added to your cart.");
  expect(button("Add to cart")).toBeUndefined();
  await fill("customer_name", "Tan Mei Lin");
  await press("Add to cart");
  await eventually(() => expect(useCart.getState().items).toHaveLength(2));
  await says("Added to your cart.");
});

test("a citizen who wants another one gets an empty form, with the focus in its first field", async () => {
  await cartOf();
  const { press, says, field, button } = await filledForm();
  await press("Add to cart");
  await says("Added to your cart.");
  await press("Add another bill");
  await eventually(() => expect(button("Add to cart")).toBeDefined());
  expect(field("customer_name")?.value).toBe("");
  await eventually(() => expect(document.activeElement).toBe(field("license_no")));
});

test("when the cart is full now, the message stays, and a citizen who wants another one reads why not", async () => {
  await cartOf(fine());
  const { press, says, fill, field, page } = await filledForm(2);
  await press("Add to cart");
  await says("Added to your cart.");
  await fill("customer_name", "Tan Mei Lin");
  await says("Added to your cart.");
  expect(field("customer_name")?.value).toBe("Tan Mei Lin");
  await press("Add another bill");
  await says("Your cart is full");
  await eventually(() => expect(page.contains(document.activeElement)).toBe(true));
});

test.each([
  ["ms", "3 April 2026 hingga 5 April 2026, 2 hari"],
  ["en", "3 April 2026 to 5 April 2026, 2 days"],
  ["zh", "2026年4月3日至2026年4月5日，2 天"],
] as const)("the typed dates are repeated in words beside the price, in %s", async (language, words) => {
  await cartOf();
  const typed = { start_date: "03/04/2026", end_date: "5-4-2026" };
  const { says, hears, field, press } = await filledForm(20, language, typed);
  await says(words);
  await says("RM 8.00");
  await hears(words);
  // The same text field in every browser, with a numeric keyboard where there is one.
  for (const name of ["start_date", "end_date"])
    expect(field(name)).toMatchObject({ type: "text", inputMode: "numeric", autocomplete: "off" });
  await press({ ms: "Tambah ke troli", en: "Add to cart", zh: "加入购物车" }[language]);
  await eventually(() =>
    expect(useCart.getState().items).toMatchObject([
      { start_date: "2026-04-03", end_date: "2026-04-05", total_no_of_days: 2 },
    ]),
  );
  // The typed text stays as it is.
  expect(field("end_date")?.value).toBe("5-4-2026");
});

test.each([
  ["3/4/26", "The start date must be in the format DD/MM/YYYY."],
  ["31022026", "The start date must be a valid date."],
  ["04/27/2026", "The start date must be a valid date."],
])("a start date of %j is refused at its field, and stays there (rule 5.27)", async (start_date, says) => {
  await cartOf();
  const shown = await filledForm(20, "en", { start_date });
  await shown.press("Add to cart");
  await shown.says(says);
  const field = shown.field("start_date");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  const described = (field?.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(says);
  expect(field?.value).toBe(start_date);
  expect(useCart.getState().items).toEqual([]);
});
