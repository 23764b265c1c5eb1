import { beforeEach, expect, test } from "vitest";
import type { Language } from "../../../src/domain/language.ts";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useSession } from "../../../src/stores/sessionState.ts";
import { COMPOUND } from "../cart/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show, type Wire } from "../fakeServer.tsx";

/** The field for the second fact, at a council that asks for one in searches by a person's number. */

const ASKING = { councils: { mpt: { bill_fact: { search: true } } } };
const FACT = /Last four characters/;

beforeEach(async () => {
  clearAttempt();
  useSession.setState({ session: null, error: undefined });
  await cartOf();
});

async function search(answers: Readonly<Record<string, Wire>>, language: Language = "en") {
  const server = fakeServer(answers, () => ASKING);
  const shown = show(SearchScreen, server, {}, language);
  const { page } = shown;
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const type = async (name: string, text: string) => {
    const input = await eventually(() => {
      const found = field(name);
      if (found === null) throw new Error(`no field ${name}`);
      return found;
    });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const choose = (charge: string) =>
    eventually(() => {
      const choice = page.querySelector<HTMLInputElement>(`input[name=charge][value=${charge}]`);
      if (choice === null) throw new Error("the charge types are not shown");
      choice.click();
    });
  await choose("compound");
  const fact = await eventually(() => {
    const found = field("fact");
    if (found === null) throw new Error("no field for the fact");
    return found;
  });
  /** The texts that a screen reader reads at the field. */
  const said = () => (fact.ariaDescribedByElements ?? []).map((element) => element.textContent).join(" ");
  return { ...shown, server, field, type, choose, fact, said };
}

test("a vehicle number needs the end of the compound's number, and is searched with it (rule 6.10)", async () => {
  const { type, press, server, fact, said } = await search({ compounds: { rows: [] } });
  expect(fact.labels?.[0]?.textContent).toMatch(FACT);
  expect(said()).toContain("K26-139901");
  await type("number", "SAB 1234 C");
  await press("Search");
  await eventually(() => expect(said()).toContain("Enter the last four characters"));
  expect([fact.ariaInvalid, document.activeElement]).toEqual(["true", fact]);
  expect(server.asked).toEqual([]);
  await type("fact", "01-23");
  await eventually(() => expect(fact.ariaInvalid).not.toBe("true"));
  await press("Search");
  await eventually(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.body).toMatchObject({ _id: "SAB1234C", bill_fact: "01-23" });
});

test("a compound's own number needs no fact", async () => {
  const { type, press, server } = await search({ compounds: { rows: [COMPOUND] }, C2600123: COMPOUND });
  await type("number", "C-2600-123");
  await press("Search");
  await eventually(() => expect(server.asked).toHaveLength(2));
  expect(server.asked[0]?.body).not.toHaveProperty("bill_fact");
});

test("another council or charge type has no such field, and takes no fact along", async () => {
  const { type, press, server, page, choose, field } = await search({ compounds: { rows: [] } });
  await type("fact", "0123");
  const council = page.querySelector<HTMLSelectElement>("select[name=council]");
  if (council === null) throw new Error("no choice of councils");
  council.value = "dbkk";
  council.dispatchEvent(new Event("change", { bubbles: true }));
  await eventually(() => expect(field("fact")).toBeNull());
  await type("number", "SAB1234C");
  await press("Search");
  await eventually(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.body).not.toHaveProperty("bill_fact");
  council.value = "mpt";
  council.dispatchEvent(new Event("change", { bubbles: true }));
  await eventually(() => expect(field("fact")?.value).toBe(""));
  await choose("assessment");
  await eventually(() => expect(field("fact")).toBeNull());
});

test("a logged-in user, who may be the owner, is asked only when the server says so", async () => {
  useSession.setState({ session: { name: "a@b.my", roles: [], machine_id: "A10" } });
  const { type, press, says, server, said } = await search({
    compounds: refused(403, "bill_fact_needed"),
  });
  await type("number", "SAB1234C");
  await press("Search");
  await says("This council also asks for the last four characters of the number on the bill.");
  expect(server.asked).toHaveLength(1);
  await drawn();
  expect(said()).not.toContain("Enter the last four");
});

test.each([
  ["ms", "Empat aksara terakhir nombor kompaun"],
  ["zh", "罚单号码的最后四个字符"],
] as const)("the field is labelled in %s", async (language, label) => {
  const { fact } = await search({}, language);
  expect(fact.labels?.[0]?.textContent).toContain(label);
});
