import { expect, test } from "vitest";
import { maskNames } from "../../../demo/backend/bills/masking.ts";
import type { CartItem, ServiceLine } from "../../../src/charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../../src/charges/lines.ts";
import { clearPaid } from "../../../src/screens/receipt/clearPaid.ts";
import { useCart } from "../../../src/stores/cart.ts";
import { cartOf } from "./counter.tsx";
import { fine, licence, stay } from "./samples.ts";

/** The item's line as a payment that was paid is read back. */
function readBack(item: CartItem): ServiceLine {
  const charge = chargeOf(item);
  return readLine(maskNames(charge, writeLine(charge.lineOf(item))));
}

test("what a payment paid leaves the cart, also where the name that tells one stay from another is masked", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim, fine(), licence());
  await clearPaid([siti, fine()].map(readBack));
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }, { type: "license" }]);
});

test("a payment that is shown again takes nothing else out", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim);
  await clearPaid([readBack(siti)]);
  await clearPaid([readBack(siti)]);
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }]);
});
