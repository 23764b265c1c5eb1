import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOOK_NAMES } from "../../../src/domain/embed/look.ts";
import { readEmbedQuery, validSettings } from "../../../src/domain/embed/settings.ts";
import {
  frameSnippet,
  linkSnippet,
  lookSheet,
  moduleSnippet,
  pinnedSnippet,
  shadowRootSnippet,
} from "../../../src/domain/embed/snippets.ts";
import { tagAttributes } from "../../../src/domain/embed/tagAttributes.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { anySettings } from "../../unit/domain/embed/anySettings.ts";

/** A real browser's parser reads the copied snippets. */

const portal = "https://portal.example";

const anyEmbedding = fc.record({
  settings: anySettings.map(validSettings),
  portal: fc.constant(portal),
  link: fc
    .string({ unit: ANY_CHARACTER })
    .map((typed) => `${portal}/#/search?a=1&account=${encodeURI(typed.toWellFormed())}"<>'`),
});

function read(html: string): readonly Element[] {
  const { body, head } = new DOMParser().parseFromString(html, "text/html");
  return [...head.children, ...body.children];
}

function written(element: Element | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe("a snippet reads back as exactly the chosen settings, whatever was typed", () => {
  test("with the style sheet and the script", () => {
    fc.assert(
      fc.property(anyEmbedding, (embedding) => {
        const [sheet, script, element, ...more] = read(moduleSnippet(embedding));
        expect(more).toEqual([]);
        expect(written(sheet)).toEqual({ rel: "stylesheet", href: `${portal}/widgets/kaunter.css` });
        expect(written(script)).toEqual({ type: "module", src: `${portal}/widgets/kaunter.js` });
        expect(element?.localName).toBe(`kaunter-${embedding.settings.element}`);
        expect(written(element)).toEqual(Object.fromEntries(tagAttributes(embedding.settings)));
        expect([...(element?.children ?? [])].map(written)).toEqual([{ href: embedding.link }]);
      }),
    );
  });

  test("the line for a shadow root loads the chosen element's own module", () => {
    fc.assert(
      fc.property(anyEmbedding, (embedding) => {
        const [script, ...more] = read(shadowRootSnippet(embedding));
        expect(more).toEqual([]);
        const { element } = embedding.settings;
        expect(written(script)).toEqual({ type: "module", src: `${portal}/widgets/kaunter-${element}.js` });
      }),
    );
  });

  test("with a fixed version and its hash", () => {
    const version = { version: "1.2.3", integrity: "sha384-abc+/=", sheetIntegrity: "sha384-def+/=" };
    fc.assert(
      fc.property(anyEmbedding, (embedding) => {
        const [sheet, script, element] = read(pinnedSnippet(embedding, version));
        expect(written(sheet)).toEqual({
          rel: "stylesheet",
          href: `${portal}/widgets/1.2.3/kaunter.css`,
          integrity: version.sheetIntegrity,
          crossorigin: "anonymous",
        });
        expect(written(script)).toEqual({
          type: "module",
          src: `${portal}/widgets/1.2.3/kaunter.js`,
          integrity: version.integrity,
          crossorigin: "anonymous",
        });
        expect(element?.outerHTML).toBe(read(moduleSnippet(embedding))[2]?.outerHTML);
      }),
    );
  });

  test("as a link", () => {
    fc.assert(
      fc.property(anyEmbedding, (embedding) => {
        const [link, ...more] = read(linkSnippet(embedding));
        expect(more).toEqual([]);
        expect([link?.localName, written(link)]).toEqual(["a", { class: "kaunter", href: embedding.link }]);
        expect(link?.children).toHaveLength(0);
      }),
    );
  });

  test("as a frame, whose settings no server sees", () => {
    fc.assert(
      fc.property(anyEmbedding, (embedding) => {
        const [frame, ...more] = read(frameSnippet(embedding));
        expect(more).toEqual([]);
        const { origin, pathname, search, hash } = new URL(String(frame?.getAttribute("src")));
        expect([frame?.localName, origin, pathname, search]).toEqual([
          "iframe",
          portal,
          "/embed/frame.html",
          "",
        ]);
        expect(readEmbedQuery(hash.slice(1), "mpt")).toEqual({
          ...embedding.settings,
          element: "pay",
          // the portal's page in the frame may call no test portal
          isTest: false,
        });
      }),
    );
  });
});

test("a style sheet for any look sets those variables and nothing else", () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const { look } = validSettings(settings);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(lookSheet(look));
      const rules = [...sheet.cssRules] as CSSStyleRule[];
      const set = LOOK_NAMES.filter((name) => look[name] !== undefined);
      expect(rules.map(({ selectorText }) => selectorText)).toEqual(set.length === 0 ? [] : [":root"]);
      expect([...(rules[0]?.style ?? [])]).toEqual(set.map((name) => `--kaunter-${name}`));
      for (const name of set) expect(rules[0]?.style.getPropertyValue(`--kaunter-${name}`)).toBe(look[name]);
      expect(lookSheet(look)).not.toContain("<");
    }),
  );
});
