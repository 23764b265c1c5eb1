import "../../widgets/kaunter-search.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { place } from "./probes/place.ts";

beforeEach(emptyRaw);

/** A portal whose council asks for a second fact. It finds nothing. */
function askingPortal() {
  const asked: unknown[] = [];
  const api = `https://${crypto.randomUUID()}.example`;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(api)) return network(input, init);
    if (!request.url.endsWith("/compounds"))
      return Response.json({ councils: { mpt: { bill_fact: { search: true } } } });
    asked.push(await request.json());
    return Response.json({ rows: [] });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { api, asked };
}

test("kaunter-search asks for the fact from the bill where its council does, and sends it with the search (rule 6.10)", async () => {
  const { api, asked } = askingPortal();
  const element = place(
    `<kaunter-search api="${api}" council="mpt" charge="compound" lang="en"></kaunter-search>`,
  ).querySelector("kaunter-search")!;
  await works(element);
  const root = element.shadowRoot!;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const type = (name: string, text: string) => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const submit = () => root.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await expect.poll(() => field("fact")?.labels?.[0]?.textContent).toContain("Last four characters");
  type("number", "SAB1234C");
  submit();
  await expect.poll(() => root.activeElement).toBe(field("fact"));
  await expect.poll(() => field("fact")?.ariaInvalid).toBe("true");
  expect(asked).toEqual([]);
  type("fact", "0123");
  await expect.poll(() => field("fact")?.ariaInvalid).not.toBe("true");
  submit();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ _id: "SAB1234C", bill_fact: "0123" });
  expect(location.href).not.toContain("0123");
});
