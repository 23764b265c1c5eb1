import { expect, onTestFinished, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { Button } from "../../../src/ui/action/Button.tsx";
import { Field } from "../../../src/ui/field/Field.tsx";
import { adoptStyles } from "../../../src/ui/style/styleCache.ts";
import { Money } from "../../../src/ui/text/Money.tsx";
import { Text } from "../../../src/ui/text/Text.tsx";
import { find, mountInPage, mountInShadow } from "./mount.tsx";

const TEAL = "rgb(0, 105, 92)";
const background = (element: Element) => getComputedStyle(element).backgroundColor;
const button = <Button kind="primary">Bayar</Button>;
const emotionStyles = (root: ParentNode) => root.querySelectorAll("style[data-emotion]").length;

test("the page and every element on it look right where a policy forbids style tags", async () => {
  const one = await mountInShadow(button);
  const other = await mountInShadow(button);
  const page = await mountInPage(button);
  for (const root of [one.root, other.root, page]) expect(background(find(root, "button"))).toBe(TEAL);
  for (const root of [one.root, other.root, document]) expect(emotionStyles(root)).toBe(0);
  expect(one.root.querySelectorAll("style")).toHaveLength(0);
});

test("a part that appears later looks right in the elements that are already on the page", async () => {
  const { root } = await mountInShadow(<Text>Jumlah</Text>);
  await mountInPage(<Money amount={sen(5000)} size="display" />);
  const late = document.createElement("span");
  late.className = find(document, "span[data-size=display]").className;
  late.dataset.size = "display";
  root.append(late);
  expect(getComputedStyle(late).whiteSpace).toBe("nowrap");
});

test("adopting twice adds one sheet and keeps the host's sheets", () => {
  const root = document.createElement("div").attachShadow({ mode: "open" });
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [own];
  adoptStyles(root);
  adoptStyles(root);
  expect(root.adoptedStyleSheets).toHaveLength(2);
  expect(root.adoptedStyleSheets[0]).toBe(own);
});

test("an element moved into another document keeps its styles, and gets later ones", async () => {
  const { host, root } = await mountInShadow(button);
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  frame.contentDocument?.body.append(host);
  expect(root.adoptedStyleSheets).toHaveLength(0);
  adoptStyles(root);
  expect(background(find(root, "button"))).toBe(TEAL);
  // The first text field that this file renders.
  const page = await mountInPage(<Field label="E-mel" />);
  const late = document.createElement("input");
  late.className = find(page, "input").className;
  root.append(late);
  expect(getComputedStyle(late).display).toBe("block");
  document.body.append(host);
  adoptStyles(root);
  expect(background(find(root, "button"))).toBe(TEAL);
});

test("a document without a window is left alone", () => {
  const detached = document.implementation.createHTMLDocument();
  adoptStyles(detached);
  expect(detached.adoptedStyleSheets).toHaveLength(0);
});

test("styles work under a Content-Security-Policy without unsafe-inline", async () => {
  const blocked: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => blocked.push(event);
  document.addEventListener("securitypolicyviolation", note);
  onTestFinished(() => document.removeEventListener("securitypolicyviolation", note));
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "style-src 'self'";
  document.head.append(policy);
  const { root } = await mountInShadow(button);
  expect(background(find(root, "button"))).toBe(TEAL);
  expect(blocked).toEqual([]);
});
