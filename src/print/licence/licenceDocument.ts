import type { TFunction } from "i18next";
import type { LicencePictures } from "../../api/readPicture.ts";
import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";
import { COUNCILS, nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import type { DocumentFact, Picture, PrintedDocument, Section } from "../printedDocument.ts";
import { type LicenceTemplate, templateOf } from "./templates.ts";

/** The reader's language, and the texts with the namespace `licence`. */
export interface Reader {
  readonly language: Language;
  readonly t: TFunction;
}

/**
 * A digital licence for printing, with the template of its `lesen_print` (rule 9.9). The council's own terms are Malay,
 * everything else is in the reader's language.
 */
export function licenceDocument(
  licence: DigitalLicence,
  pictures: LicencePictures,
  reader: Reader,
): PrintedDocument {
  const { license_no: number } = licence.license;
  const { language, t } = reader;
  const template = templateOf(licence.license);
  const { name } = COUNCILS[licence.council];
  const below = nameOfCouncil(licence.council, language).name;
  const title = `${template.officialTitle} ${number}`;
  return {
    language,
    title,
    fileName: fileNameOf(licence),
    paper: "a4",
    head: {
      ...(pictures.logo !== undefined && {
        crest: { source: pictures.logo, shows: t("licence.shows.logo", { council: name }) },
      }),
      issuer: name,
      ...(below !== name && { below }),
      title: titleIn(reader, template),
      accent: template.accent,
      facts: [{ label: t("licence.fact.number"), text: number, strong: true }],
    },
    sections: [
      holderSection(licence, template, pictures.photo, t),
      validitySection(licence, t),
      { kind: "paragraphs", paragraphs: [validityText(licence, template, t)] },
      ...signatureSection(licence, pictures.signature, t),
      {
        kind: "codes",
        codes: [
          { kind: "code128", value: licence.barcode, caption: licence.barcode },
          { kind: "qr", value: licence.url, caption: t("licence.scan") },
        ],
      },
      // The conditions are last, so that the signature and the codes fit on the first page even with many conditions.
      {
        kind: "paragraphs",
        heading: t("licence.conditions"),
        numbered: true,
        paragraphs: [
          ...template.conditions.map((condition) => t(`licence.condition.${condition}`)),
          ...licence.license.conditions,
        ],
      },
    ],
    notes: [t("licence.note.computer"), t("licence.note.check")],
    foot: { text: title, page: (page, of) => t("licence.page", { page, of }) },
  };
}

/** The council's own title, and the reader's language after it. */
function titleIn({ language, t }: Reader, { officialTitle, kind }: LicenceTemplate): string {
  return language === "ms" ? officialTitle : `${officialTitle} / ${t(`licence.kind.${kind}`)}`;
}

/** The file's name has only the number and the period, because everyone who gets the file sees its name. */
function fileNameOf({ license, payment }: DigitalLicence): string {
  const period = [payment.paid_until_year, payment.paid_until_month]
    .flatMap((part) => part ?? [])
    .map((part) => String(part).padStart(2, "0"));
  return ["lesen", license.license_no, ...period].join("-").replace(/[^\w-]+/g, "-");
}

function holderSection(
  { license }: DigitalLicence,
  template: LicenceTemplate,
  photo: string | undefined,
  t: TFunction,
): Section {
  const facts = template.facts.flatMap(([of, label]): DocumentFact[] => {
    const text = license[of];
    return text === undefined ? [] : [{ label: t(`licence.fact.${label}`), text }];
  });
  if (!template.hasPhoto || photo === undefined) return { kind: "facts", columns: 1, facts };
  const picture: Picture = { source: photo, shows: t("licence.shows.photo") };
  return { kind: "portrait", facts, picture };
}

function validitySection({ license, payment }: DigitalLicence, t: TFunction): Section {
  return {
    kind: "facts",
    heading: t("licence.validity"),
    columns: 2,
    facts: [
      { label: t("licence.fact.validFrom"), text: formatDay(license.valid_from) },
      { label: t("licence.fact.validUntil"), text: formatDay(license.valid_until), strong: true },
      { label: t("licence.fact.fee"), text: formatMoney(payment.amount) },
      { label: t("licence.fact.receipt"), text: payment.receipt_no },
      {
        label: t("licence.fact.paidAt"),
        text: t("common.malaysiaTime", { time: formatDateTime(payment.timestamp) }),
      },
    ],
  };
}

function validityText({ license, council }: DigitalLicence, { wording }: LicenceTemplate, t: TFunction) {
  return t(`licence.valid.${wording}`, {
    from: formatDay(license.valid_from),
    until: formatDay(license.valid_until),
    council: COUNCILS[council].name,
  });
}

function signatureSection(
  { signature, council }: DigitalLicence,
  source: string | undefined,
  t: TFunction,
): readonly Section[] {
  if (signature === null) return [];
  const { name, title } = signature;
  const picture = source !== undefined && { picture: { source, shows: t("licence.shows.signature") } };
  return [{ kind: "signature", ...picture, lines: [name, title, COUNCILS[council].name] }];
}
