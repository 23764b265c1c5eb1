import { useEffect } from "react";
import { expect, test } from "vitest";
import { routeOf } from "../../../src/shell/route.ts";
import { useShellEnvironment } from "../../../src/shell/useShellEnvironment.ts";
import { mountInPage } from "../ui/mount.tsx";

const ROUTE = routeOf("#/");
const report = () => undefined;

function Printable({ print }: { readonly print: () => void }) {
  const { onPrintKeys } = useShellEnvironment(ROUTE, false, report);
  useEffect(() => onPrintKeys?.(print), [onPrintKeys, print]);
  return null;
}

test.each([
  ["the print keys print the document, not the page", { key: "p" }, true],
  ["the print keys print the document with Caps Lock too", { key: "P" }, true],
  ["a shortcut with Shift prints no document", { key: "P", shiftKey: true }, false],
  ["a shortcut with Alt prints no document", { key: "p", altKey: true }, false],
])("%s", async (_what, keys, prints) => {
  let printed = 0;
  const print = () => {
    printed += 1;
  };
  await mountInPage(<Printable print={print} />);
  const event = new KeyboardEvent("keydown", { ctrlKey: true, cancelable: true, ...keys });
  window.dispatchEvent(event);
  expect(printed).toBe(prints ? 1 : 0);
  expect(event.defaultPrevented).toBe(prints);
});
