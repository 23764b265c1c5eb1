import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { Footer } from "../../../src/shell/Footer.tsx";
import { routeOf } from "../../../src/shell/route.ts";
import { text } from "../../unit/i18n/allTexts.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show, type Wire } from "../fakeServer.tsx";

/** Rule 2.25: the footer has the year, the operator and a note on browsers. */

const operator = { name: "Pengendali Sdn. Bhd.", phone: null, email: null, hours: null, is_example: false };

const foot = (configuration: Wire, language: (typeof LANGUAGES)[number] = "en") =>
  show(
    Footer,
    fakeServer({}, () => configuration),
    {},
    language,
  );

test.each(LANGUAGES)(
  "the footer names the configured operator, the year and the browsers, in %s (rule 2.25)",
  async (language) => {
    const { says } = foot({ operator }, language);
    await says("Pengendali Sdn. Bhd.");
    await says(/© 20\d\d/);
    await says(text(language, "shell.browsers"));
  },
);

test.each([
  ["names nobody", {}],
  ["cannot be read", "lost"],
] as const)(
  'the footer says "the portal\'s operator" when the configuration %s',
  async (_why, configuration) => {
    await foot(configuration).says("Operated by the portal's operator");
  },
);

test("the footer links to every page to read, to open payments, to double payments, and to the check of a document", async () => {
  const { page } = foot({});
  await eventually(() => {
    const led = [...page.querySelectorAll("a")].map(({ hash }) => routeOf(hash).page);
    expect(led).toEqual([
      "requery",
      "refund",
      "verify",
      "faq",
      "helpline",
      "about",
      "accessibility",
      "privacy",
      "terms",
    ]);
  });
});
