import { onTestFinished } from "vitest";
import type * as Cart from "../../../src/stores/cart.ts";
import type * as CartState from "../../../src/stores/cartState.ts";

type TabsCart = typeof Cart & typeof CartState;

/** The cart of another tab of the same origin: a document with its own copy of every module. */
export async function openSecondTab(): Promise<TabsCart> {
  const frame = document.createElement("iframe");
  const ready = Promise.withResolvers<TabsCart>();
  frame.srcdoc = "<!doctype html><title>second tab</title>";
  frame.onload = () => {
    const page = frame.contentWindow;
    if (page === null) return;
    Object.assign(page, { opened: ready.resolve, broken: ready.reject });
    const script = frame.contentDocument?.createElement("script");
    if (!script) return;
    script.type = "module";
    const stores = `${location.origin}/src/stores`;
    script.textContent = `
      import * as cart from "${stores}/cart.ts";
      import * as state from "${stores}/cartState.ts";
      opened({ ...cart, ...state });`;
    script.onerror = () => ready.reject(new Error("the second tab's cart did not load"));
    frame.contentDocument?.head.append(script);
  };
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return ready.promise;
}
