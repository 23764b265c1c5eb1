import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { array, is, literal, string, type, unknown } from "superstruct";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";

/** No component contains words that a citizen reads or hears. Each word comes from the texts of the three languages. */

const LETTER = /\p{L}/u;

/** Attributes that a citizen reads or hears, of HTML elements and of our own components. */
const SPOKEN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "closeLabel",
  "help",
  "hint",
  "label",
  "message",
  "placeholder",
  "summaryTitle",
  "title",
]);

interface Node {
  readonly type: string;
}

/** A plain check, because a schema needs several seconds for all nodes of all components. */
const isNode = (place: unknown): place is Node =>
  typeof place === "object" && place !== null && "type" in place && typeof place.type === "string";

const words = type({ type: string(), value: string() });
const attribute = type({ name: type({ name: string() }), value: unknown() });
const braces = type({ type: literal("JSXExpressionContainer"), expression: unknown() });
const template = type({ type: string(), quasis: array(type({ value: type({ raw: string() }) })) });

/** The words that a component draws from its own code. */
function writtenIn(code: string): readonly string[] {
  const found: string[] = [];
  const look = (place: unknown, isDrawn: boolean): void => {
    if (Array.isArray(place)) for (const part of place) look(part, isDrawn);
    if (!isNode(place)) return;
    if (place.type === "JSXText" || (isDrawn && place.type === "Literal")) {
      if (is(place, words) && LETTER.test(place.value)) found.push(place.value.trim());
      return;
    }
    if (isDrawn && place.type === "TemplateLiteral" && is(place, template))
      found.push(...place.quasis.map(({ value }) => value.raw).filter((raw) => LETTER.test(raw)));
    if (place.type === "JSXAttribute" && is(place, attribute)) {
      const { name, value } = place;
      look(is(value, braces) ? value.expression : value, SPOKEN.has(name.name));
      return;
    }
    // React draws the value of `{...}` between tags: one text, or one of two.
    const draws =
      place.type === "JSXExpressionContainer" ||
      (isDrawn && (place.type === "ConditionalExpression" || place.type === "LogicalExpression"));
    for (const [name, part] of Object.entries(place)) look(part, draws && name !== "test");
  };
  look(parseAst(code, { lang: "tsx" }), false);
  return found;
}

const project = join(import.meta.dirname, "../../..");

const COMPONENTS = globSync("{src,widgets}/**/*.tsx", { cwd: project }).filter(
  (path) => !path.endsWith(".stories.tsx") && !path.includes("stories/"),
);

/** Words that a component may contain. */
const MAY_STAND: Readonly<Record<string, readonly string[]>> = {
  // The exchange has this name in each language.
  "src/desk/payments/LastAnswer.tsx": ["FPX"],
  "src/screens/receipt/PaymentStatusView.tsx": ["FPX"],
};

describe("hard-coded text in JSX", () => {
  test.each([
    ["between tags", "<p>Pay now</p>"],
    ["in braces", '<p>{"Pay now"}</p>'],
    ["of two", '<p>{paid ? "Pay now" : t("a.b")}</p>'],
    ["where something is so", '<p>{paid && "Pay now"}</p>'],
    ["in a template", "<p>{`Pay now`}</p>"],
    ["in what is read aloud", '<p aria-label="Pay now" />'],
    ["in a part's label", '<Field label="Pay now" />'],
  ])("is found %s", (_where, code) => expect(writtenIn(code)[0]?.trim()).toBe("Pay now"));

  test.each(['<p lang="ms">{t("a.b")}</p>', '<p>{"a" === b ? t("a.b") : "·"} · 12</p>', "<p key={`a`} />"])(
    "does not exist in %s",
    (code) => expect(writtenIn(code)).toEqual([]),
  );

  test.each(COMPONENTS)("is not in %s", (path) => {
    const written = writtenIn(readFileSync(join(project, path), "utf8"));
    expect(written.filter((text) => !MAY_STAND[path]?.includes(text))).toEqual([]);
  });
});
