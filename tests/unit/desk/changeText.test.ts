import { expect, test } from "vitest";
import { changeTextOf } from "../../../src/desk/settings/changeText.ts";
import type { Language } from "../../../src/domain/language.ts";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { NAMESPACES } from "../../../src/i18n/namespaces.ts";
import { namesBelow } from "../../../src/server/configuration/fields.ts";

/** The list of changes says in words what changed in the settings. */

async function textIn(language: Language) {
  const translator = await createTranslator(language);
  for (const texts of [NAMESPACES.deskSettings, NAMESPACES.helpline])
    translator.addResourceBundle(language, "translation", await texts[language](), true);
  return changeTextOf(translator.t, (council) => council.toUpperCase());
}

const KINDS = {
  field: "licences.risky",
  from: { m_kod_type: ["A", "J"], kod_j_niaga: ["R"] },
  to: { statusl: [], m_kod_type: ["Q"] },
};

test.each([
  [
    "ms",
    "Lesen perniagaan berisiko: jenis lesen: A (Lesen anjing), J (Lesen penjaja) · jenis perniagaan: R → status lesen: tiada · jenis lesen: Q",
  ],
  [
    "en",
    "Licences of risky trades: kind of licence: A (Dog licence), J (Hawker licence) · kind of trade: R → licence status: nothing · kind of licence: Q",
  ],
  ["zh", "高风险行业的执照: 执照种类: A (养狗执照), J (小贩执照) · 行业种类: R → 执照状态: 无 · 执照种类: Q"],
] as const)("a change of the codes of a licence reads as words in %s", async (language, words) => {
  expect((await textIn(language))(KINDS)).toBe(words);
});

test("a field of a council reads with its place, its charge and its switch", async () => {
  const text = await textIn("en");
  expect([
    text({ field: "councils.mpt.examples.parking", from: "P1", to: "P2" }),
    text({ field: "councils.mpt.bill_fact.licence", from: false, to: true }),
    text({ field: "app_stores.ios", from: undefined, to: "https://apps.example/kaunter" }),
    text({
      field: "validity.councils.mpt.charges",
      from: undefined,
      to: { until: "2026-12-31T16:00:00.000Z", otherwise: ["market"] },
    }),
    text({
      field: "helpline.hours",
      from: null,
      to: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
    }),
  ]).toEqual([
    "MPT · Example for the search form · Parking reload: P1 → P2",
    "MPT · Fact from the bill before a licence: off → on",
    "Addresses of the app stores · iOS: nothing → https://apps.example/kaunter",
    "MPT · Charges that are offered (period): nothing → Until 01/01/2027 12:00 AM · Charges offered outside these times: Market stall fee",
    "Helpline · Hours: nothing → First day: Monday · Last day: Friday · Opening time: 08:00 · Closing time: 17:00",
  ]);
});

/** Every field that a change can name. English words may equal the program's, so the test reads the other languages. */
function fieldsBelow(path: readonly string[]): readonly string[] {
  const names = path.length > 1 && path.at(-2) === "licences" ? undefined : namesBelow(path);
  const [last = ""] = path.slice(-1);
  if (names === undefined || ["announcement", "snackbarMessage"].includes(last)) return [path.join(".")];
  const below = last === "councils" ? ["mpt"] : names;
  return below.flatMap((name) => fieldsBelow([...path, name]));
}

test.each(["ms", "zh"] as const)(
  "no field of the settings shows its name of the program in %s",
  async (language) => {
    const text = await textIn(language);
    const fields = fieldsBelow([]).filter((field) => !field.startsWith("validity"));
    expect(fields).toContain("licences.consent");
    const unnamed = fields.filter((field) =>
      text({ field, from: 1, to: 2 }).includes(field.split(".").at(-1) ?? ""),
    );
    expect(unnamed).toEqual([]);
  },
);
