import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { customElements } from "../../../scripts/build/published/manifest/customElements.ts";
import { PUBLIC_COLOURS, PUBLIC_MEASURES } from "../../../src/ui/style/tokens.ts";
import { FAULT_MESSAGES } from "../../../widgets/events/faultMessages.ts";

/** The webmaster's reference names everything in the published manifest, with the values from the code. */

const guide = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
const elements = customElements().modules.flatMap(({ declarations }) => declarations);

describe("the reference of embedding", () => {
  test.each(elements.map(({ tagName }) => tagName))("names <%s>", (tag) => {
    expect(guide).toContain(`| \`${tag}\` |`);
  });

  test.each(["attributes", "events", "cssParts", "cssProperties"] as const)("names all %s", (kind) => {
    const names = new Set(elements.flatMap((element) => element[kind].map(({ name }) => name)));
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test("names every kind of error", () => {
    const kinds = ["configuration", "internal", ...Object.keys(FAULT_MESSAGES)];
    expect(kinds.filter((kind) => !guide.includes(`\`${kind}\``))).toEqual([]);
  });

  test("gives the default of every colour, light and dark", () => {
    const { "on-primary": _follows, ...colours } = PUBLIC_COLOURS;
    for (const [name, [light, dark]] of Object.entries(colours))
      expect(guide).toMatch(
        new RegExp(`\\| \`--kaunter-${name}\` \\| [^|]+ \\| \`${light}\` \\| \`${dark}\` \\|`),
      );
    for (const name of PUBLIC_MEASURES) expect(guide).toContain(`| \`--kaunter-${name}\` |`);
  });
});
