import { keyframes } from "@emotion/react";
import { expect, test } from "vitest";
import styled from "../../../src/ui/style/styled.ts";
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

test("a style that extends another wins over it, and so does a class from outside", async () => {
  const Line = styled.p`
    color: rgb(1, 2, 3);
    margin: 3px;
  `;
  const Loud = styled(Line)`
    color: rgb(4, 5, 6);
  `;
  const Wrapped = styled((given: { className?: string }) => <Loud {...given} data-wrapped />)`
    color: rgb(7, 8, 9);
  `;
  // The plain one comes last, so its rules are the later ones.
  const { root } = await mountInShadow([
    <Wrapped key="wrapped" />,
    <Loud key="loud" data-loud />,
    <Line key="line" data-line />,
  ]);
  const shown = (selector: string) => {
    const { color, marginTop } = getComputedStyle(find(root, selector));
    return [color, marginTop];
  };
  expect(shown("[data-wrapped]")).toEqual(["rgb(7, 8, 9)", "3px"]);
  expect(shown("[data-loud]")).toEqual(["rgb(4, 5, 6)", "3px"]);
  expect(shown("[data-line]")).toEqual(["rgb(1, 2, 3)", "3px"]);
});

test("a style may depend on a property that does not become an attribute", async () => {
  const Bar = styled("div", { shouldForwardProp: (name) => name !== "accent" })<{ accent: string }>`
    color: ${({ accent }) => accent};
  `;
  const { root } = await mountInShadow([
    <Bar key="one" id="one" accent="rgb(1, 2, 3)" />,
    <Bar key="two" id="two" accent="rgb(4, 5, 6)" />,
  ]);
  expect(getComputedStyle(find(root, "#one")).color).toBe("rgb(1, 2, 3)");
  expect(getComputedStyle(find(root, "#two")).color).toBe("rgb(4, 5, 6)");
  expect(find(root, "#one").hasAttribute("accent")).toBe(false);
});

test("an element can be drawn with another tag, and keeps every attribute, its part and its ref", async () => {
  const Title = styled.h2`
    margin: 5px;
  `;
  const seen: (Element | null)[] = [];
  const { root } = await mountInShadow(
    <Title
      as="h4"
      part="heading"
      className="own"
      ref={(element: Element | null) => void seen.push(element)}
    />,
  );
  const title = find(root, "h4");
  expect(title.part.value).toBe("heading");
  expect(title.classList.contains("own")).toBe(true);
  expect(title.hasAttribute("as")).toBe(false);
  expect(seen[0]).toBe(title);
  expect(getComputedStyle(title).marginTop).toBe("5px");
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
