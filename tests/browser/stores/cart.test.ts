import { beforeEach, describe, expect, test } from "vitest";
import { chargeOf } from "../../../src/charges/lines.ts";
import { sen } from "../../../src/domain/money.ts";
import { clearFormerAmounts } from "../../../src/stores/askAmounts.ts";
import { addToCart, loadCart, removeFromCart, removePaid, replaceInCart } from "../../../src/stores/cart.ts";
import type { SavedItem } from "../../../src/stores/cartState.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { replaceByChoice, useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { emptyRaw, rawEntries } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

beforeEach(async () => {
  await emptyRaw();
  await loadCart();
});

const items = () => useCart.getState().items;

function only(): SavedItem {
  const [item, ...rest] = items();
  if (item === undefined || rest.length > 0) throw new Error("one item was to be in the cart");
  return item;
}

/** Resolves when the cart of a tab has this number of items. */
function holds(cart: typeof useCart, count: number): Promise<readonly SavedItem[]> {
  return new Promise((resolve) => {
    const look = () => {
      const held = cart.getState().items;
      if (held.length !== count) return;
      stop();
      resolve(held);
    };
    const stop = cart.subscribe(look);
    look();
  });
}

describe("a bill that is in the cart already, and a full cart ('exist_in_cart' and 'cart_exceed')", () => {
  test("an item is added once, by council, type and number, whatever its selection", async () => {
    expect(await addToCart(assessmentItem("110012345", { arrears: 1_00 }), 20)).toBe("added");
    const again = assessmentItem("110012345", { current: 2_00, full_year: 2_00 });
    expect(await addToCart(again, 20)).toBe("exists");
    expect(await addToCart({ ...again, council: "mps" }, 20)).toBe("added");
    expect(items()).toHaveLength(2);
    expect(items()[0]?.amount).toBe(1_00);
  });

  test("a full cart accepts no more, and stays as it was (rule 9.15)", async () => {
    expect(await addToCart(assessmentItem("1"), 2)).toBe("added");
    expect(await addToCart(assessmentItem("2"), 2)).toBe("added");
    expect(await addToCart(assessmentItem("3"), 2)).toBe("full");
    expect(await addToCart(assessmentItem("2"), 2)).toBe("exists");
    expect(await rawEntries()).toHaveLength(2);
  });

  test("two items that are added at the same moment cannot both pass the limit", async () => {
    const verdicts = await Promise.all([addToCart(compoundItem(), 20), addToCart(compoundItem(), 20)]);
    expect(verdicts.toSorted()).toEqual(["added", "exists"]);
    const last = await Promise.all([addToCart(assessmentItem("1"), 2), addToCart(assessmentItem("2"), 2)]);
    expect(last.toSorted()).toEqual(["added", "full"]);
    expect(await rawEntries()).toHaveLength(2);
  });
});

describe("the screens' view of the cart", () => {
  test("'loaded at app start': it has what an earlier page left", async () => {
    await addToCart(compoundItem(), 20);
    useCart.setState({ items: [], loaded: false });
    await loadCart();
    expect(useCart.getState()).toMatchObject({ loaded: true, lasting: true });
    expect(items()).toHaveLength(1);
  });

  test("a removed item is gone", async () => {
    await addToCart(compoundItem(), 20);
    await removeFromCart(only());
    expect(items()).toEqual([]);
    expect(await rawEntries()).toEqual([]);
  });

  test("current amounts replace old ones", async () => {
    await addToCart(compoundItem(), 20);
    const item = only();
    await replaceInCart({ ...item, amount: sen(75_00) });
    expect(items()).toEqual([{ ...item, amount: 75_00 }]);
  });

  test("the same choice again keeps the time of the item, and another choice takes its place", async () => {
    await addToCart(compoundItem(), 20);
    const item = only();
    await replaceByChoice({ ...item, added_cart_at: "2030-01-01T00:00:00.000Z" });
    expect(items()).toEqual([item]);
    const chosen = { ...item, amount: sen(75_00), added_cart_at: "2030-01-01T00:00:00.000Z" };
    await replaceByChoice(chosen);
    expect(items()).toEqual([chosen]);
  });

  test("a citizen who pays one bill still sees that another one's amount changed", () => {
    useFreshAmounts.setState({
      was: new Map([
        [1, sen(80_00)],
        [2, sen(90_00)],
      ]),
    });
    clearFormerAmounts([{ ...compoundItem(), id: 1 }]);
    expect([...useFreshAmounts.getState().was.keys()]).toEqual([2]);
    useFreshAmounts.setState({ was: new Map() });
  });

  test("paid items are removed, the others stay, and doing it twice does no harm", async () => {
    await addToCart(assessmentItem(), 20);
    await addToCart(compoundItem(), 20);
    const line = chargeOf(compoundItem()).lineOf(compoundItem());
    await removePaid([line]);
    await removePaid([line]);
    expect(items()).toMatchObject([{ type: "assessment" }]);
  });
});

describe("the tabs of a page agree", () => {
  test("each shows what the other adds and removes", async () => {
    const other = await openSecondTab();
    await other.loadCart();
    await addToCart(compoundItem(), 20);
    const [item] = await holds(other.useCart, 1);
    expect(item).toMatchObject({ compound_no: "C2600123", amount: 50_00 });
    await other.addToCart(assessmentItem(), 20);
    await holds(useCart, 2);
    if (item !== undefined) await other.removeFromCart(item);
    expect(await holds(useCart, 1)).toMatchObject([{ type: "assessment" }]);
  });

  test("two tabs that add the same item at the same moment add it once", async () => {
    const other = await openSecondTab();
    const verdicts = await Promise.all([addToCart(compoundItem(), 20), other.addToCart(compoundItem(), 20)]);
    expect(verdicts.toSorted()).toEqual(["added", "exists"]);
    expect(await rawEntries()).toHaveLength(1);
  });
});
