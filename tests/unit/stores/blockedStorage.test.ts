import { beforeEach, expect, test, vi } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import { addToCart, loadCart, removeFromCart, replaceInCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { assessmentItem, compoundItem } from "../charges/samples.ts";

/** A browser that stores no databases for this page: a private window, or a third-party frame. */

const open = () => {
  throw new DOMException("storage is blocked", "SecurityError");
};

beforeEach(() => {
  const before = useCart.getState();
  vi.stubGlobal("indexedDB", { open });
  return () => {
    resetSession();
    useCart.setState(before, true);
    vi.unstubAllGlobals();
  };
});

test("where storage is blocked, the cart lasts as long as the page, keeps its rules and says so", async () => {
  await loadCart();
  expect(useCart.getState()).toEqual({ items: [], loaded: true, lasting: false });
  expect(await addToCart(compoundItem(), 2)).toBe("added");
  expect(await addToCart(compoundItem(), 2)).toBe("exists");
  expect(await addToCart(assessmentItem("1"), 2)).toBe("added");
  expect(await addToCart(assessmentItem("2"), 2)).toBe("full");
  await loadCart();
  const [fined, assessed] = useCart.getState().items;
  if (fined === undefined || assessed === undefined) throw new Error("two items were to be in the cart");
  await replaceInCart({ ...fined, amount: sen(1_00) });
  await removeFromCart(assessed);
  expect(useCart.getState().items).toEqual([{ ...compoundItem(), id: fined.id, amount: 1_00 }]);
  expect(useCart.getState().lasting).toBe(false);
});
