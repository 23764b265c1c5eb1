import type { TFunction } from "i18next";
import type { LicencePictures } from "../../api/readPicture.ts";
import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";
import { COUNCILS, nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { dayInWords, formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { DESIGNS } from "../certificate/designs.ts";
import type { Certificate, DocumentFact, SheetPaper } from "../printedDocument.ts";
import { type LicenceTemplate, templateOf } from "./templates.ts";

/** The reader's language, and the texts with the namespace `licence`. */
export interface Reader {
  readonly language: Language;
  readonly t: TFunction;
}

/**
 * A digital licence for printing, with the template and the design of its `lesen_print` (rule 9.9). The council's own terms and
 * the last day are Malay, everything else is in the reader's language.
 */
export function licenceDocument(
  licence: DigitalLicence,
  pictures: LicencePictures,
  reader: Reader,
  paper: SheetPaper = "a4",
): Certificate {
  const { license_no: number, valid_until: until } = licence.license;
  const { language, t } = reader;
  const template = templateOf(licence.license);
  const { name: issuer } = COUNCILS[licence.council];
  const below = nameOfCouncil(licence.council, language).name;
  const title = `${template.officialTitle} ${number}`;
  const [name, ...facts] = namedFacts(licence, template, t);
  const { logo, photo } = pictures;
  return {
    language,
    title,
    fileName: fileNameOf(licence),
    paper,
    design: DESIGNS[template.kind],
    ...(logo !== undefined && {
      crest: { source: logo, shows: t("licence.shows.logo", { council: issuer }) },
    }),
    issuer,
    ...(below !== issuer && { below }),
    heading: {
      official: template.officialTitle,
      ...(language !== "ms" && { explained: t(`licence.kind.${template.kind}`) }),
    },
    number: { label: t("licence.fact.number"), text: number },
    name,
    facts,
    validity: {
      label: t("licence.until"),
      day: dayInWords(until, "ms").toUpperCase(),
      text: validityText(licence, template, t),
    },
    payment: paymentFacts(licence, t),
    ...(template.hasPhoto &&
      photo !== undefined && { photo: { source: photo, shows: t("licence.shows.photo") } }),
    codes: {
      bars: { kind: "code128", value: licence.barcode, caption: licence.barcode },
      qr: { kind: "qr", value: licence.url, caption: t("licence.scan") },
    },
    ...signatureOf(licence, pictures.signature, t),
    conditions: {
      heading: t("licence.conditions"),
      texts: [
        ...template.conditions.map((condition) => t(`licence.condition.${condition}`)),
        ...licence.license.conditions,
      ],
    },
    notes: [t("licence.note.computer"), t("licence.note.check")],
    foot: { text: title, page: (page, of) => t("licence.page", { page, of }) },
  };
}

/** The file's name has only the number and the period, because everyone who gets the file sees its name. */
function fileNameOf({ license, payment }: DigitalLicence): string {
  const period = [payment.paid_until_year, payment.paid_until_month]
    .flatMap((part) => part ?? [])
    .map((part) => String(part).padStart(2, "0"));
  return ["lesen", license.license_no, ...period].join("-").replace(/[^\w-]+/g, "-");
}

/** The fields of the template. The first is always there, because every licence has a holder and a business. */
function namedFacts(
  { license }: DigitalLicence,
  { facts: [first, ...others] }: LicenceTemplate,
  t: TFunction,
): readonly [DocumentFact, ...DocumentFact[]] {
  const [large, label] = first;
  const facts = others.flatMap(([of, name]): DocumentFact[] => {
    const text = license[of];
    return text === undefined ? [] : [{ label: t(`licence.fact.${name}`), text }];
  });
  return [{ label: t(`licence.fact.${label}`), text: license[large] }, ...facts];
}

function paymentFacts({ payment }: DigitalLicence, t: TFunction): readonly DocumentFact[] {
  return [
    { label: t("licence.fact.fee"), text: formatMoney(payment.amount) },
    { label: t("licence.fact.receipt"), text: payment.receipt_no },
    {
      label: t("licence.fact.paidAt"),
      text: t("common.malaysiaTime", { time: formatDateTime(payment.timestamp) }),
    },
  ];
}

function validityText({ license, council }: DigitalLicence, { wording }: LicenceTemplate, t: TFunction) {
  return t(`licence.valid.${wording}`, {
    from: formatDay(license.valid_from),
    until: formatDay(license.valid_until),
    council: COUNCILS[council].name,
  });
}

function signatureOf(
  { signature, council }: DigitalLicence,
  source: string | undefined,
  t: TFunction,
): Pick<Certificate, "signature"> {
  if (signature === null) return {};
  const { name, title } = signature;
  const picture = source !== undefined && { picture: { source, shows: t("licence.shows.signature") } };
  return { signature: { ...picture, lines: [name, title, COUNCILS[council].name] } };
}
