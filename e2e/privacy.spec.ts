import { expect, type Page, test } from "@playwright/test";
import { fillCart, payCart } from "./hostile/journey.ts";
import { PAYER, search, TEXTS } from "./support/counter.ts";
import { siteOf } from "./support/system.ts";

/**
 * Data that a citizen types stay between the citizen and the portal. A council's page and its scripts, the address bar, the
 * history and the log contain none of them.
 */

const COUNCIL = "mdpg";
const t = TEXTS.ms;

const IDENTITY_NUMBER = "900101-12-5555";

/** Patterns that match the data in any spelling. */
const PERSONAL = [
  /siti/i,
  /example\.my/i,
  new RegExp(digitsOf(PAYER.phone)),
  new RegExp(digitsOf(IDENTITY_NUMBER)),
] as const;

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** The text, its digits without separators, and its percent-encoded and base64 parts decoded. */
function spellingsOf(text: string): readonly string[] {
  const plain = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const packed = (plain.match(/[\w+/-]{12,}={0,2}/g) ?? []).map((word) =>
    Buffer.from(word, "base64").toString("latin1"),
  );
  return [plain, ...packed].flatMap((one) => [one, one.replace(/(?<=\d)[\s-]+(?=\d)/g, "")]);
}

/** Records from now on everything that others than the portal can see of the page. */
async function overhear(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  const note = (what: string, text: string) => heard.push(`${what}: ${text}`);
  page.on("request", (request) => note("address", request.url()));
  page.on("request", (request) => note("referer", request.headers().referer ?? ""));
  page.on("console", (message) => note("console", message.text()));
  page.on("framenavigated", (frame) => note("place", frame.url()));
  await page.exposeFunction("noteHeard", note);
  await page.addInitScript(() => {
    const { noteHeard } = window as unknown as { noteHeard(what: string, text: string): void };
    for (const name of ["ready", "cart-change", "navigate", "redirect", "payment", "error"])
      addEventListener(`kaunter-${name}`, (event) =>
        noteHeard(event.type, JSON.stringify((event as CustomEvent).detail) ?? ""),
      );
    const tellTitle = () => noteHeard("title", document.title);
    new MutationObserver(tellTitle).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    addEventListener("load", tellTitle);
  });
  return heard;
}

test("no name, e-mail, phone or identity number is in an address, an event, a title or the console, from the search to the receipt", async ({
  page,
}) => {
  const heard = await overhear(page);
  const counter = page.locator("kaunter-pay");
  await page.goto(siteOf(COUNCIL, "/"));
  await search(counter, t, { charge: "compound", number: IDENTITY_NUMBER });
  await expect(counter.getByText(t.search.notFound).first()).toBeVisible();
  await fillCart(counter, { council: COUNCIL, path: "/" });
  await payCart(page, { council: COUNCIL, path: "/" });

  const of = (what: string) => heard.filter((text) => text.startsWith(`${what}: `));
  for (const what of ["address", "place", "title", "kaunter-ready", "kaunter-cart-change", "kaunter-payment"])
    await expect.poll(() => of(what), what).not.toEqual([]);
  const leaks = heard.filter((text) =>
    spellingsOf(text).some((one) => PERSONAL.some((own) => own.test(one))),
  );
  expect(leaks).toEqual([]);
});

test("the recorder of this file finds personal data in any spelling", () => {
  for (const text of [
    "place: https://majlis.example/?n=Siti%20binti",
    `address: /x?q=${Buffer.from("900101125555 and more").toString("base64")}`,
    "title: 012-345 6789",
    '{"email":"siti@example.my"}',
  ])
    expect(
      spellingsOf(text).some((one) => PERSONAL.some((own) => own.test(one))),
      text,
    ).toBe(true);
});
