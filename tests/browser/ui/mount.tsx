import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { adoptStyles } from "../../../src/ui/style/styleCache.ts";
import { UiRoot } from "../../../src/ui/UiRoot.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders into the shadow root of a new element, as a widget does. It is removed after the test. */
export async function mountInShadow(content: ReactNode): Promise<{ host: HTMLElement; root: ShadowRoot }> {
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root);
  await render(root, content);
  onTestFinished(() => host.remove());
  return { host, root };
}

/** Renders into the page itself, as the portal does. */
export async function mountInPage(content: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("div");
  document.body.append(place);
  adoptStyles(document);
  await render(place, content);
  onTestFinished(() => place.remove());
  return place;
}

/** The only element that `selector` matches. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

async function render(place: Element | ShadowRoot, content: ReactNode): Promise<void> {
  const react = createRoot(place);
  await act(async () => react.render(<UiRoot>{content}</UiRoot>));
  onTestFinished(async () => act(async () => react.unmount()));
}
