import { expect, test } from "@playwright/test";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { ownBill } from "../support/own.ts";
import { PORTAL, siteOf } from "../support/system.ts";
import { CHROMIUM_ENGINE } from "./chromium.ts";
import type { Visitor } from "./engine.ts";
import { FIREFOX_ENGINE } from "./firefox.ts";
import { WEBKIT_ENGINE } from "./webkit.ts";

/** A citizen pays on ten pages of councils in Chromium, Firefox and WebKit. */

const HOST_PAGES: readonly {
  readonly what: string;
  readonly council: CouncilCode;
  readonly path: string;
  readonly isFramed?: true;
}[] = [
  { what: "an ordinary page", council: "mdpg", path: "/" },
  { what: "a page with Bootstrap 3", council: "mdbrn", path: "/bootstrap.html" },
  { what: "a page that resets the style of every tag", council: "mdkbt", path: "/resets.html" },
  { what: "a page in Arabic", council: "mdkb", path: "/rtl.html" },
  { what: "a page with the strictest policy", council: "mdkm", path: "/strict.html" },
  { what: "a page whose old scripts patch everything", council: "lbk", path: "/skrip-lama.html" },
  { what: "a page whose editor moves and rewrites the tag", council: "mdsp", path: "/penyunting.html" },
  { what: "a page that has only the link", council: "mdtrn", path: "/pautan.html" },
  { what: "a page in React", council: "mdrnu", path: "/aplikasi.html" },
  { what: "a page with the counter in a frame", council: "mdptn", path: "/bingkai.html", isFramed: true },
];

const t = TEXTS.ms;

// A browser starts for each test.
test.describe.configure({ timeout: 300_000 });

for (const engine of [CHROMIUM_ENGINE, FIREFOX_ENGINE, WEBKIT_ENGINE])
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined, engine.missing);
    for (const { what, council, path, isFramed } of HOST_PAGES)
      test(`a citizen pays in ${engine.name} on ${what}`, async () => {
        const { number } = await ownBill(council, "parking");
        const visitor = await engine.start();
        try {
          await visitor.open(siteOf(council, path));
          await payReload(visitor, number, isFramed ? ["frame", "portal"] : ["element", "element"]);
          const address = await visitor.address();
          if (isFramed) expect(address).toContain(PORTAL);
          else expect(address).toBe(siteOf(council, path));
        } finally {
          await visitor.close();
        }
      });
  });

/** From the search to the receipt. @param places the counter's place before the bank, and after it */
async function payReload(
  visitor: Visitor,
  account: string,
  [before, after]: readonly [Parameters<Visitor["counter"]>[0], Parameters<Visitor["counter"]>[0]],
): Promise<void> {
  const counter = visitor.counter(before);
  await counter.choose(t.charges.name.parking);
  await counter.type(t.charges.parking.number, account);
  await counter.press(t.search.submit);
  await counter.press(t.search.add);
  await counter.press(t.search.goToCart);
  await counter.press(t.cart.checkout);
  await counter.type(t.checkout.name, PAYER.name);
  await counter.type(t.checkout.email, PAYER.email);
  await counter.type(t.checkout.phone, PAYER.phone);
  await counter.select(t.fpxCheckout.bank, "Maybank2U");
  await counter.press(new RegExp(`^${t.confirmation.proceed}(\\sRM|$)`));
  await visitor.approve();
  const receipt = visitor.counter(after);
  await receipt.shows(new RegExp(t.receipt.paid.title));
  await receipt.shows(/R\d{6}-/);
}
