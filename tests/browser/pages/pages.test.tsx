import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import type { Namespace } from "../../../src/i18n/namespaces.ts";
import type { ReadingPage } from "../../../src/screens/environment.tsx";
import { AboutScreen } from "../../../src/screens/pages/AboutScreen.tsx";
import { AccessibilityScreen } from "../../../src/screens/pages/AccessibilityScreen.tsx";
import { FaqScreen } from "../../../src/screens/pages/FaqScreen.tsx";
import { HelplineScreen } from "../../../src/screens/pages/HelplineScreen.tsx";
import { PrivacyScreen } from "../../../src/screens/pages/PrivacyScreen.tsx";
import { TermsScreen } from "../../../src/screens/pages/TermsScreen.tsx";
import { hashOf, routeOf } from "../../../src/shell/route.ts";
import { ALL_TEXTS, text } from "../../unit/i18n/allTexts.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** Rule 2.3: the pages to read, in the portal. */

const PAGES: Readonly<
  Record<ReadingPage, { readonly Screen: ComponentType; readonly namespace: Namespace }>
> = {
  about: { Screen: AboutScreen, namespace: "about" },
  accessibility: { Screen: AccessibilityScreen, namespace: "accessibility" },
  faq: { Screen: FaqScreen, namespace: "faq" },
  helpline: { Screen: HelplineScreen, namespace: "helpline" },
  privacy: { Screen: PrivacyScreen, namespace: "privacy" },
  terms: { Screen: TermsScreen, namespace: "termsOfUse" },
};
const NAMES = Object.keys(PAGES) as ReadingPage[];

const inPortal = { hrefOf: hashOf };

/** The words of a text between its values and its markup. */
const wordsOf = (held: string) => held.split(/\{\{.*?\}\}|\n|^- /m).filter((part) => part.trim().length > 2);

const onlyIf =
  /^(helpline\.contact\.(none|openOverMidnight|day\.(Tue|Wed|Thu|Sat|Sun))|privacy\.visits\.counted)$/;

const operator = {
  name: "Pengendali Sdn. Bhd.",
  phone: "1-300-88 1234",
  email: "tanya@majlis.my",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:30", closes: "17:00" },
  is_example: true,
};

describe.each(NAMES)("%s", (name) => {
  const { Screen, namespace } = PAGES[name];

  test.each(LANGUAGES)(
    "shows in %s everything that is written for it, and no translation key (rule 2.3)",
    async (language) => {
      const server = fakeServer({}, () => ({ operator }));
      const { page } = show(Screen, server, inPortal, language);
      const written = [...ALL_TEXTS[language]].filter(
        ([key]) => key.startsWith(`${namespace}.`) && !onlyIf.test(key),
      );
      expect(written.length).toBeGreaterThan(5);
      await eventually(() => {
        const drawn = page.textContent;
        for (const [key, held] of written)
          for (const words of wordsOf(held)) expect(drawn, key).toContain(words);
        expect(drawn).not.toMatch(new RegExp(`\\b(${namespace}|shell)\\.[a-z]|\\{\\{|undefined`));
      });
      expect(page.querySelector("h1")?.textContent).toBe(text(language, `shell.page.${name}`));
    },
  );

  test("links only to existing routes and sections", async () => {
    const { page } = show(
      Screen,
      fakeServer({}, () => ({ operator })),
      inPortal,
    );
    await eventually(() => expect(page.querySelectorAll('a[href^="#"]').length).toBeGreaterThan(0));
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const { page: led, section } = routeOf(link.hash);
      expect(led, link.hash).toBeDefined();
      if (section === undefined) continue;
      expect(led).toBe(name);
      expect(page.querySelector(`#section-${section}`), section).not.toBeNull();
    }
  });
});

test("a page with many sections begins with links to them, and a link moves the focus there", async () => {
  const { page } = show(PrivacyScreen, fakeServer({}), inPortal);
  await eventually(() => expect(page.querySelectorAll("nav a")).toHaveLength(8));
  const titles = [...page.querySelectorAll("section section h2")].map((heading) => heading.textContent);
  const links = [...page.querySelectorAll<HTMLElement>("nav a")];
  expect(links.map((link) => link.textContent)).toEqual(titles);
  links[5]?.click();
  expect(document.activeElement?.textContent).toBe("Who sees it");
});

describe("the privacy page follows the configuration about page views", () => {
  const SAID = { counted: { page_views: true }, uncounted: {} };

  test.each(
    LANGUAGES.flatMap((language) => [
      [language, "counted", "uncounted"] as const,
      [language, "uncounted", "counted"] as const,
    ]),
  )("in %s, saying that they are %s", async (language, said, unsaid) => {
    const server = fakeServer({}, () => SAID[said]);
    const { page } = show(PrivacyScreen, server, inPortal, language);
    await eventually(() => expect(page.textContent).toContain(text(language, `privacy.visits.${said}`)));
    expect(page.textContent).not.toContain(text(language, `privacy.visits.${unsaid}`));
  });

  test("and says nothing when the configuration cannot be read", async () => {
    const { page } = show(
      PrivacyScreen,
      fakeServer({}, () => "lost"),
      inPortal,
    );
    await eventually(() =>
      expect(page.querySelector("#section-visits p")?.textContent).toMatch(/shows no advertisements/),
    );
  });
});

describe("the address of a section", () => {
  test("unfolds the question that it names, and no other", async () => {
    const { page } = show(FaqScreen, fakeServer({}), { ...inPortal, section: "receipt" });
    await eventually(() => expect(document.activeElement?.textContent).toBe("Where is my receipt?"));
    const open = [...page.querySelectorAll("details[open]")];
    expect(open.map(({ id }) => id)).toEqual(["section-receipt"]);
  });

  test("of a missing section leaves the page as it is", async () => {
    const { page, says } = show(FaqScreen, fakeServer({}), { ...inPortal, section: "nothing'\"]" });
    await says("Where is my receipt?");
    expect(page.querySelector("details[open]")).toBeNull();
  });
});

describe("'FAQ answers at least twelve questions a payer has'", () => {
  test.each([
    ["was I charged", "charged", /one of three results/],
    ["FPX pending", "pending", /Do not pay the same bills again/],
    ["wrong amount", "wrongAmount", /ask the council/],
    ["receipt", "receipt", /within 24 hours/],
    ["refund", "refund", /you do not have to apply/],
    ["licence print", "license", /choose to print the licence/],
    ["cards", "cards", /neither receives nor keeps your card number/],
    ["privacy", "privacy", /do not keep your card number/],
    ["council closed", "closed", /you can still open receipts and status links/],
    ["forgotten password", "password", /valid for 24 hours and works once/],
    ["mobile", "mobile", /any recent browser/],
    ["languages", "languages", /Malay, English and Chinese/],
  ])("%s", async (_namespace, question, says) => {
    const { page } = show(FaqScreen, fakeServer({}), inPortal);
    await eventually(() => expect(page.querySelector(`#section-${question}`)?.textContent).toMatch(says));
  });
});

describe("the page about assistance follows the configuration", () => {
  const assistance = { active: true, percent: 15, charges: ["assessment", "license"] };

  test("with its percentage and its charges", async () => {
    const { page } = show(
      FaqScreen,
      fakeServer({}, () => ({ assistance })),
      inPortal,
    );
    await eventually(() =>
      expect(page.querySelector("#section-assistance")?.textContent).toMatch(
        /15% on this year's assessment rate and the licence renewal fee/,
      ),
    );
  });

  test.each([
    ["is over", { ...assistance, active: false }],
    ["is nothing", { ...assistance, percent: 0 }],
    ["is on no charge", { ...assistance, charges: [] }],
  ])("and shows nothing when it %s", async (_why, given) => {
    const server = fakeServer({}, () => ({ assistance: given, operator }));
    const { page } = show(FaqScreen, server, inPortal);
    await eventually(() => expect(page.querySelectorAll("details")).toHaveLength(16));
    const about = show(AboutScreen, server, inPortal);
    await about.says(operator.name); // The configuration has arrived.
    expect(page.querySelector("#section-assistance")).toBeNull();
  });
});
