import { expect, test } from "vitest";
import { sharedTranslator } from "../../../src/i18n/sharedTranslator.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { ACCOUNT, LICENCE } from "../cart/samples.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";

/** `kaunter-search` loads few texts at first. Each test has a language of its own, because the page keeps the texts of a language. */

const TRADING = { ...LICENCE, _id: "R1234567", license_no: "R1234567", m_kod_type: "N" };

test.each([
  [
    "ms",
    { charge: "license", account: "R1234567" },
    { "api/licenses": { rows: [TRADING] }, R1234567: TRADING },
    "search.consent.name",
    "Nama penuh yang bersetuju",
    "Nama penuh yang bersetuju wajib diisi.",
  ],
  [
    "en",
    { charge: "parking", account: "P130001" },
    { P130001: ACCOUNT },
    "search.reload.howMuch",
    "How much do you want to reload?",
    undefined,
  ],
  [
    "zh",
    { charge: "local_government_charge" },
    {},
    "charges.local_government_charge.license_no",
    "场所执照号码",
    "必须填写场所执照号码。",
  ],
] as const)(
  "a form in kaunter-search, in %s, brings its labels and its messages",
  async (language, place, answers, key, label, message) => {
    const translator = await sharedTranslator(language, "search");
    expect(translator.exists(key)).toBe(false);
    await cartOf();
    const element = { ...place, canChooseCouncil: false };
    const { says, press } = show(SearchScreen, fakeServer(answers), element, language, "search");
    await says(label);
    await press(translator.t("search.add"));
    if (message !== undefined) await says(message);
    expect(translator.exists("search.title", { lng: "en" })).toBe(language === "en");
  },
);
