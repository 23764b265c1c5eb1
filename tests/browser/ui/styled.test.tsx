import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { expect, test } from "vitest";
import { EVERY_ATTRIBUTE } from "../../../src/ui/style/everyAttribute.ts";
import { find, mountInShadow } from "./mount.tsx";

const ruleCount = (root: ShadowRoot) =>
  root.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);

test("the rules of a style are written once, however many elements use it", async () => {
  const Box = styled.div`
    color: rgb(1, 2, 3);
  `;
  const first = await mountInShadow(<Box />);
  const before = ruleCount(first.root);
  const second = await mountInShadow([<Box key="one" />, <Box key="two" />]);
  expect(ruleCount(first.root)).toBe(before);
  expect(second.root.adoptedStyleSheets).toEqual(first.root.adoptedStyleSheets);
  expect(getComputedStyle(find(second.root, "[class]:not([part])")).color).toBe("rgb(1, 2, 3)");
});

test("a style that extends another wins over it, even where the other is drawn later", async () => {
  const Line = styled.p`
    color: rgb(1, 2, 3);
    margin: 3px;
  `;
  const Wrapped = styled((given: { className?: string }) => <Line {...given} data-wrapped />)`
    color: rgb(7, 8, 9);
  `;
  const { root } = await mountInShadow([<Wrapped key="wrapped" />, <Line key="line" data-line />]);
  const shown = (selector: string) => {
    const { color, marginTop } = getComputedStyle(find(root, selector));
    return [color, marginTop];
  };
  expect(shown("[data-wrapped]")).toEqual(["rgb(7, 8, 9)", "3px"]);
  expect(shown("[data-line]")).toEqual(["rgb(1, 2, 3)", "3px"]);
});

test("a styled element keeps its part and its closedby", async () => {
  const Sheet = styled("dialog", EVERY_ATTRIBUTE)`
    margin: 5px;
  `;
  const { root } = await mountInShadow(<Sheet part="dialog" closedby="none" open />);
  const sheet = find(root, "dialog");
  expect(sheet.part.value).toBe("dialog");
  expect(sheet.getAttribute("closedby")).toBe("none");
  expect(getComputedStyle(sheet).marginTop).toBe("5px");
});

test("the keyframes of a style are written with it", async () => {
  const turn = keyframes`
    to { rotate: 1turn; }
  `;
  const Wheel = styled.i`
    animation: ${turn} 10s linear infinite;
  `;
  const { root } = await mountInShadow(<Wheel />);
  const [movement] = find(root, "i").getAnimations();
  expect(movement?.effect).toBeInstanceOf(KeyframeEffect);
});
