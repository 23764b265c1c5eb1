import { expect, test } from "vitest";
import { maskText } from "../../../src/domain/mask.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { ACCOUNT, ASSESSMENT, COMPOUND, LICENCE } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";

/** Records as a council may send them. A narrow page shows each of their texts as plain text. */

const STALL = {
  _id: "3012345",
  type: "market",
  council: "mpt",
  stall_no: "301-2345",
  market: "Pasar Besar",
  tenant: "Lim Ah Kau",
  balance: "-45.50",
};

const TEXTS = [
  ["of 200 characters", "DAYANG ".repeat(28).padEnd(200, "A")],
  ["of 200 characters without a blank", "W".repeat(200)],
  ["in Chinese", "斗湖林志明父子小贩中心有限公司"],
  ["from right to left", "محمد بن علي (3) ٢"],
  ["that is markup", "<script>document.title='x'</script><img src=x onerror=\"document.title='x'\">"],
  ["that is a template", "{{council}} $t(common.total) &amp; &lt;b&gt;"],
] as const;

/** Each charge's record, and its fields that the search shows as text. */
const RECORDS = [
  ["assessments", ASSESSMENT, ["name", "house_no", "current_title"]],
  ["compounds", COMPOUND, ["offence", "payer", "vehicle_no"]],
  ["api/licenses", LICENCE, ["nama_s"]],
  ["market", STALL, ["tenant", "market"]],
  ["search", ACCOUNT, ["holder", "vehicle_no"]],
] as const;

/** How often the page shows the text as the whole content of an element. */
function shown(page: HTMLElement, text: string): number {
  return [...page.querySelectorAll("bdi")].filter(({ textContent }) => textContent === text).length;
}

test.each(
  RECORDS.flatMap(([call, record, fields]) =>
    TEXTS.map(([what, text]) => ({ call, record, fields, what, text, type: record.type })),
  ),
)("a record of $type whose texts are $what", async ({ call, record, fields, text }) => {
  await cartOf();
  const hostile = { ...record, ...Object.fromEntries(fields.map((field) => [field, text])) };
  const answers = { [call]: { rows: [hostile] }, [record._id]: hostile };
  const title = document.title;

  const charge = record.type as "assessment" | "compound" | "license" | "market" | "parking";
  const search = show(SearchScreen, fakeServer(answers), { charge, account: record._id });
  search.page.style.width = "360px";
  await eventually(() => expect(shown(search.page, text)).toBe(fields.length));
  expect(search.page.scrollWidth).toBeLessThanOrEqual(360);
  await search.press("Add to cart");
  await search.says("Added to your cart.");
  search.close();

  const cart = show(CartScreen, fakeServer(answers));
  cart.page.style.width = "360px";
  // These names are masked.
  await eventually(() =>
    expect(shown(cart.page, text) + shown(cart.page, maskText(text))).toBeGreaterThan(0),
  );
  expect(cart.page.scrollWidth).toBeLessThanOrEqual(360);

  expect(document.title).toBe(title);
  expect(document.querySelectorAll("script[src=x], img[src=x]")).toHaveLength(0);
});

test("negative and zero amounts are shown as nothing to pay, and an amount with three decimals is not shown", async () => {
  await cartOf();
  const withAmount = (amount: string) => {
    const fine = { ...COMPOUND, amount };
    return fakeServer({ compounds: { rows: [fine] }, C2600123: fine });
  };
  for (const amount of ["-50.00", "0.00"]) {
    const { says, button, close } = show(SearchScreen, withAmount(amount), {
      charge: "compound",
      account: "C2600123",
    });
    await says("There is nothing to pay.");
    expect(button("Add to cart")).toBeUndefined();
    close();
  }
  const { page, says } = show(SearchScreen, withAmount("50.005"), {
    charge: "compound",
    account: "C2600123",
  });
  await says("Try again");
  expect(page.innerText).not.toContain("50.0");
});
