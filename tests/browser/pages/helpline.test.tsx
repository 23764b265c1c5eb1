import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { HelplineScreen } from "../../../src/screens/pages/HelplineScreen.tsx";
import { hashOf } from "../../../src/shell/route.ts";
import { text } from "../../unit/i18n/allTexts.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show, type Wire } from "../fakeServer.tsx";

/** Rule 2.4: the helpline shows the phone line and the e-mail address of the deployment. */

const OPERATOR = {
  name: "Pengendali Sdn. Bhd.",
  phone: "+60 88-123 456",
  email: "tanya@majlis.my",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:30", closes: "17:00" },
  is_example: false,
};

const helpline = (configuration: Wire, language: (typeof LANGUAGES)[number] = "en") =>
  show(
    HelplineScreen,
    fakeServer({}, () => configuration),
    { hrefOf: hashOf },
    language,
  );

const terms = (page: HTMLElement) => [...page.querySelectorAll("dt")].map((term) => term.textContent);

test("a citizen can dial the phone number and write to the address, and reads the hours in Malaysia time (rule 2.4)", async () => {
  const { page, says } = helpline({ operator: OPERATOR });
  await says("Monday to Friday, 08:30 AM to 05:00 PM (Malaysia time)");
  // no line breaks within a time
  expect(page.innerText).toContain("08:30\u00a0AM to 05:00\u00a0PM");
  const ways = [...page.querySelectorAll<HTMLAnchorElement>("dd a")].map(({ href }) => href);
  expect(ways).toEqual(["tel:+6088123456", "mailto:tanya@majlis.my"]);
  expect(terms(page)).toEqual(["Phone", "Email address", "Hours", "Operator"]);
  expect(page.innerText).not.toContain(text("en", "helpline.example.text"));
});

test("a single day is named once", async () => {
  const hours = { ...OPERATOR.hours, last_day: "Mon" };
  await helpline({ operator: { ...OPERATOR, hours } }).says(/\bMonday, 08:30 AM/);
});

test.each([
  ["en", "Monday to Friday, 06:00 PM to 02:00 AM the next day (Malaysia time)"],
  ["ms", "Isnin hingga Jumaat, 06:00 PM hingga 02:00 AM hari berikutnya (waktu Malaysia)"],
  ["zh", "星期一至星期五，06:00 PM 至次日 02:00 AM（马来西亚时间）"],
] as const)("hours over midnight say that they end on the next day, in %s", async (language, words) => {
  const hours = { ...OPERATOR.hours, opens: "18:00", closes: "02:00" };
  await helpline({ operator: { ...OPERATOR, hours } }, language).says(words);
});

test.each([
  ["phone", { phone: null }, ["Email address", "Hours", "Operator"]],
  ["email", { email: null }, ["Phone", "Hours", "Operator"]],
  ["hours", { hours: null }, ["Phone", "Email address", "Operator"]],
  ["name", { name: null }, ["Phone", "Email address", "Hours"]],
])("a missing value leaves no empty label: %s", async (_what, untold, labels) => {
  const { page } = helpline({ operator: { ...OPERATOR, ...untold } });
  await eventually(() => expect(terms(page)).toEqual(labels));
});

describe("when no contact is configured", () => {
  test.each(LANGUAGES)("the page says in %s how else to get help", async (language) => {
    const { page, says } = helpline({}, language);
    await says(text(language, "helpline.contact.none"));
    expect(terms(page)).toEqual([]);
    const led = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(({ hash }) => hash);
    expect(led).toEqual(["#/requery", "#/faq", "#/refund"]);
  });
});

test.each(LANGUAGES)("made-up values are marked as such, in %s", async (language) => {
  await helpline({ operator: { ...OPERATOR, is_example: true } }, language).says(
    text(language, "helpline.example.text"),
  );
});

test("while the server does not answer, the rest of the page is there, and the citizen can try again", async () => {
  const { says, button } = helpline("lost");
  await says("What to have ready");
  await eventually(() => expect(button("Try again")).toBeDefined());
});

test("the page asks nobody for a card number or a password", async () => {
  for (const language of LANGUAGES) {
    const asked = text(language, "helpline.ready.text");
    expect(asked).not.toMatch(/card|kad |卡|password|kata laluan|密码/i);
    expect(asked).toMatch(/transaction number|nombor transaksi|交易编号/i);
  }
});
