import { describe, expect, test } from "vitest";
import { type DigitalLicence, digitalLicenceCodec } from "../../../../src/api/schemas/digitalLicence.ts";
import { COUNCILS } from "../../../../src/domain/councils.ts";
import { LANGUAGES, type Language } from "../../../../src/domain/language.ts";
import { createTranslator } from "../../../../src/i18n/createTranslator.ts";
import { NAMESPACES } from "../../../../src/i18n/namespaces.ts";
import { licenceDocument } from "../../../../src/print/licence/licenceDocument.ts";
import { isCarried, LESEN_PRINTS, needsPhoto, templateOf } from "../../../../src/print/licence/templates.ts";
import type { PrintedDocument } from "../../../../src/print/printedDocument.ts";
import { LICENCES } from "../../../../src/screens/stories/recordedLicences.ts";

const PICTURES = {
  logo: "data:image/png;base64,bG9nbw==",
  photo: "data:image/png;base64,cGhvdG8=",
  signature: "data:image/png;base64,c2lnbg==",
};

const readers = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const translator = await createTranslator(language);
      translator.addResourceBundle(language, "translation", await NAMESPACES.licence[language]());
      return [language, { language, t: translator.t }] as const;
    }),
  ),
);

const printed = (
  licence: DigitalLicence,
  language: Language = "ms",
  pictures: Partial<typeof PICTURES> = PICTURES,
) =>
  licenceDocument(
    licence,
    { logo: undefined, photo: undefined, signature: undefined, ...pictures },
    readers[language]!,
  );

const ofPrint = (lesen_print: number): DigitalLicence => digitalLicenceCodec.read(LICENCES[lesen_print - 1]);

/** Every drawn word. */
const words = (document: PrintedDocument) => JSON.stringify([document, document.foot.page(1, 2)]);

describe.each(LESEN_PRINTS)(
  "'Types map to template files by lesen_print numbers 1-10': %i (rule 9.9)",
  (lesen_print) => {
    const licence = ofPrint(lesen_print);
    const template = templateOf(licence.license);

    test.each(LANGUAGES)("has every part of a licence, in %s (rule 9.9)", (language) => {
      const document = printed(licence, language);
      expect(document.issuer).toBe(COUNCILS.mpt.name);
      expect(document.crest?.source).toBe(PICTURES.logo);
      expect(document.heading.official).toBe(template.officialTitle);
      expect(document.number.text).toBe(licence.license.license_no);
      const facts = [document.name, ...document.facts, ...document.payment].map(({ text }) => text);
      for (const text of [
        licence.license.holder,
        licence.license.nama_s,
        licence.license.address,
        licence.license.activity,
        "RM 250.00",
        licence.payment.receipt_no,
      ])
        expect(facts).toContain(text);
      expect(document.validity.day).toBe("31\u00a0DISEMBER\u00a02027");
      expect(document.validity.text).toMatch(/01\/01\/2027.*31\/12\/2027/);
      expect(document.conditions.texts.length).toBe(
        template.conditions.length + licence.license.conditions.length,
      );
      expect(document.signature).toEqual({
        picture: { source: PICTURES.signature, shows: expect.any(String) },
        lines: [licence.signature?.name, licence.signature?.title, COUNCILS.mpt.name],
      });
      expect(document.codes.bars).toMatchObject({ kind: "code128", value: licence.barcode });
      expect(document.codes.qr).toMatchObject({ kind: "qr", value: licence.url });
    });

    test.each(LANGUAGES)("has a translation for each of its words, in %s", (language) => {
      expect(words(printed(licence, language))).not.toMatch(/licence\.\w+\.\w+|receipt\.\w+|\{\{/);
    });

    test("explains in the reader's language what the council calls it in Malay", () => {
      const [ms, en, zh] = (["ms", "en", "zh"] as const).map(
        (language) => printed(licence, language).heading,
      );
      expect(ms).toEqual({ official: template.officialTitle });
      expect(en?.explained).toMatch(/^[\w ]+ (licence|permit)$/);
      expect(zh?.explained).toMatch(/^\p{Script=Han}+$/u);
    });

    test("has a title of its own", () => {
      const others = LESEN_PRINTS.filter((other) => other !== lesen_print).map((other) =>
        templateOf({ lesen_print: other }),
      );
      for (const key of ["kind", "officialTitle"] as const)
        expect(others.map((other) => other[key])).not.toContain(template[key]);
    });

    test("has room for a photo if it is one of the first three", () => {
      expect(template.hasPhoto).toBe(lesen_print < 4);
      expect(printed(licence).photo?.source).toBe(lesen_print < 4 ? PICTURES.photo : undefined);
      // A licence that needs no photo is complete without one.
      expect(words(printed(licence, "ms", {}))).toContain(licence.license.holder);
    });
  },
);

test("there are exactly ten templates (rule 9.9)", () => {
  expect(LESEN_PRINTS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const lesen_print of [0, 11, 1.5]) expect(() => templateOf({ lesen_print })).toThrow(RangeError);
});

test("'An operasi licence with a print type under 4 and no photo is rejected': no other licence needs a photo (rule 5.14)", () => {
  for (const lesen_print of LESEN_PRINTS)
    for (const operasi of [true, false])
      expect(needsPhoto({ lesen_print, operasi })).toBe(operasi && lesen_print < 4);
});

test("exactly the licences that must be carried are also printed in pocket size", () => {
  expect(LESEN_PRINTS.filter((lesen_print) => isCarried({ lesen_print }))).toEqual([2, 3]);
});

test("its file is named after the number and the period, and not after a person", () => {
  const licence = ofPrint(6);
  expect(printed(licence).fileName).toBe("lesen-301-1306-2027");
  const monthly = { ...licence, payment: { ...licence.payment, paid_until_month: 3 } };
  expect(printed(monthly).fileName).toBe("lesen-301-1306-2027-03");
  const odd = { ...licence, license: { ...licence.license, license_no: "../R 13/7\\#?" } };
  expect(printed(odd).fileName).toMatch(/^lesen-[\w-]+-2027$/);
});

test("names stay as they were written, whatever they contain", () => {
  const licence = ofPrint(4);
  const hostile = `<img src=x onerror="alert(1)"> {{council}} $t(licence.scan) & "co"`;
  const document = printed({
    ...licence,
    license: { ...licence.license, holder: hostile, conditions: [hostile] },
  });
  expect(document.facts.map(({ text }) => text)).toContain(hostile);
  expect(document.conditions.texts).toContain(hostile);
});

test("without a signature there is no signature line, and without a crest there is no gap", () => {
  const document = printed({ ...ofPrint(4), signature: null }, "en", {});
  expect(document.signature).toBeUndefined();
  expect(document.crest).toBeUndefined();
  expect(document.below).toBe(COUNCILS.mpt.englishName);
});
