import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import { headIn } from "../../../src/domain/payments/receiptHeads.ts";
import { PUNCTUATION } from "../../../src/domain/punctuation.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { lineOf, payRequest, requestFor } from "../accounts/citizen.ts";
import { PORTAL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, IDENTITY_NUMBER, LICENSE } from "../bills/bills.ts";
import { cardAnswerFor, leftForGateway, postCardAnswer } from "../gateways/cards.ts";
import { post, receiptOf } from "../post.ts";

const STAY = {
  type: "local_government_charge",
  council: "mps",
  license_no: "H100",
  customer_name: "Rombongan Sekolah Merdeka",
  total_no_of_people: 2,
  total_no_of_days: 2,
  start_date: "2026-08-10",
  end_date: "2026-08-12",
  full_name: "Ravi Chandran",
  email: "ravi@hotel.example",
  phone: "0139998888",
  amount: "4.00",
  gst_amount: "0.00",
  discount: "0.00",
};

/** The HTML's text, without style sheets and tags. */
const readable = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/, "").replace(/<[^>]*>/g, " ");

describe("the receipt's message", () => {
  test.each(LANGUAGES)("is in the payment's language: %s", (language) =>
    withBackend(async (backend) => {
      const { message, order } = await receiptOf(backend, payRequest({ language }));
      const texts = MESSAGE_TEXTS[language];
      const number = receiptNumberOf(order as Parameters<typeof receiptNumberOf>[0]);
      expect(message.subject).toBe(texts.subject.replace("{number}", number));
      expect(message.html).toContain(`<html lang="${{ ms: "ms", en: "en", zh: "zh-Hans" }[language]}">`);
      const council = {
        ms: "Majlis Perbandaran Tawau",
        en: "Tawau Municipal Council",
        zh: "斗湖市议会",
      }[language];
      for (const body of [message.text, readable(message.html)]) {
        for (const text of [texts.intro, texts.notYours, texts.charge.assessment, texts.link, council])
          expect(body).toContain(text);
        expect(body).not.toMatch(/\{\w+\}|undefined/);
      }
    }),
  );

  test.each([
    ["ms", "Resit Rasmi / Official Receipt", "Perkara / Item", "Jumlah kecil / Subtotal"],
    ["en", "Resit Rasmi / Official Receipt", "Perkara / Item", "Jumlah kecil / Subtotal"],
    ["zh", "Resit Rasmi / 正式收据", "Perkara / 项目", "Jumlah kecil / 小计"],
  ] as const)(
    "has its heads in Malay and in a second language, as the receipt on paper has: %s",
    (language, title, item, subtotal) =>
      withBackend(async (backend) => {
        const { services } = requestFor([lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")]);
        const request = {
          ...payRequest({ language }),
          services: [...(services as object[]), STAY],
          amount: "189.00",
        };
        const { message } = await receiptOf(backend, request);
        for (const body of [message.text, readable(message.html)]) {
          expect(body).toContain(title);
          expect(body).toContain(headIn(language, "paid"));
          expect(body).toContain(headIn(language, "items"));
          expect(body.split(subtotal)).toHaveLength(3);
        }
        expect(message.text).toContain(`${subtotal}${PUNCTUATION[language].colon}RM 185.00`);
        expect(message.html).toContain(`<th scope="col">${item}</th>`);
      }),
  );

  test("of one council has no subtotal", () =>
    withBackend(async (backend) => {
      const { message } = await receiptOf(backend, payRequest({ language: "en" }));
      for (const body of [message.text, message.html]) expect(body).not.toContain("Subtotal");
    }));

  test.each([
    ["Visa", "Payment method: Visa"],
    ["a brand that nobody knows", "Payment method: Card"],
  ])("of a card payment names the card's brand: %s", (brand, said) =>
    withBackend(async (backend) => {
      const { order } = await leftForGateway(backend, { language: "en" });
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1", brand }));
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      const message = mail.sent.find(({ text }) => text.includes("Receipt no."));
      expect(message?.text).toContain(said);
      expect(readable(message?.html ?? "")).not.toContain("nobody knows");
    }),
  );

  test("says of arrears alone that they do not include the renewal, and until when an assessment is paid", () =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(LICENSE, "arrears"), lineOf(ASSESSMENT, "2")], { language: "en" });
      const { message } = await receiptOf(backend, request);
      for (const body of [message.text, readable(message.html)]) {
        expect(body).toContain("The renewal is not included.");
        expect(body).toMatch(/Paid until:? \d(st|nd|rd|th) quarter of 2026/);
      }
    }));

  test("says of an assessment's arrears that they do not include the year", () =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(ASSESSMENT, "1")], { language: "en" });
      const { message } = await receiptOf(backend, request);
      for (const body of [message.text, readable(message.html)])
        expect(body).toContain("The bill for 2026 is not included.");
    }));

  test("has the number, the time in Malaysia, the amount and each line, and links to the payment's status", () =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")], { language: "en" });
      const { message } = await receiptOf(backend, request);
      for (const body of [message.text, readable(message.html)]) {
        expect(body).toMatch(/R260803-\w{5}-\w{5}-\w/);
        expect(body).toContain("03/08/2026 10:00 AM (Malaysia time)");
        for (const said of ["RM 185.00", "RM 105.00", "RM 80.00", "A100", "K26-000001"])
          expect(body).toContain(said);
      }
      expect(message.to).toBe("ahmad@example.my");
      const [link] = message.text.match(/http\S+/) ?? [];
      expect(link).toMatch(/^http:\/\/localhost:4173\/#\/receipt\?status=[\w-]{43}$/);
      expect(message.html).toContain(`href="${link}"`);
      const token = link?.split("=")[1];
      const status = await (await backend.app.request(`/api/payments/${token}`)).json();
      expect(status).toMatchObject({ status: "paid" });
    }));

  test("names the council's contact, the kind of a licence, and the bank's and the portal's numbers", () =>
    withBackend(async (backend) => {
      const contact = {
        address: ["Jalan Dunlop", "91000 Tawau"],
        phone: "089-000000",
        register_number: "MPT-1",
      };
      await keepCouncilPrint(backend.databases, { council: "mpt", contact });
      const request = requestFor([lineOf(LICENSE, "arrears")], { language: "en" });
      const { message, order } = await receiptOf(backend, request);
      for (const body of [message.text, readable(message.html)]) {
        for (const said of ["Jalan Dunlop, 91000 Tawau", "Phone 089-000000", "Register no. MPT-1", order])
          expect(body).toContain(said);
        expect(body).toMatch(/FPX transaction no\.:?\s+\w+/);
        expect(body).toContain(`Trading licence ${LICENSE.license_no}`);
        expect(body.match(/Tawau Municipal Council/g)).toHaveLength(1);
      }
      const [token] = message.text.match(/[\w-]{43}/) ?? [];
      const read = await (await backend.app.request(`/api/payments/${token}`)).json();
      expect(read.council_contacts).toEqual({ mpt: contact });
    }));

  test("keeps the council's address that it had at the payment, after the council has moved", () =>
    withBackend(async (backend) => {
      const moveTo = (street: string) =>
        keepCouncilPrint(backend.databases, { council: "mpt", contact: { address: [street] } });
      await moveTo("Jalan Dunlop");
      const { message } = await receiptOf(backend, requestFor([lineOf(ASSESSMENT, "1")], { language: "en" }));
      const [token] = message.text.match(/[\w-]{43}/) ?? [];
      const read = async () => (await backend.app.request(`/api/payments/${token}`)).json();
      const before = await read();
      expect(before.council_contacts).toEqual({ mpt: { address: ["Jalan Dunlop"] } });
      await moveTo("Jalan Baru");
      expect(await read()).toEqual(before);
    }));

  test("masks everyone named in the bills, and says nothing about the payer", () =>
    withBackend(async (backend) => {
      const consent = { name: "Puan Salmah", ic_no: IDENTITY_NUMBER };
      const license = { ...lineOf(LICENSE, "renewal"), consent };
      const { message } = await receiptOf(backend, {
        ...requestFor([lineOf(ASSESSMENT, "1"), license]),
        services: [...(requestFor([lineOf(ASSESSMENT, "1"), license]).services as object[]), STAY],
        amount: "359.00",
      });
      for (const body of [message.text, message.html, message.subject]) {
        expect(body).not.toMatch(
          /AHMAD BIN|KEDAI RUNCIT|Rombongan Sekolah|Ravi|Chandran|Salmah|Ahmad bin|hotel\.example|9998888|0123456789/,
        );
        expect(body).not.toContain(IDENTITY_NUMBER);
      }
      expect(message.text).toContain("AHM** *** ***");
      expect(message.text).toContain("H100 · Rombon*** ******* ******* · 10/08/2026");
      expect(message.subject).not.toMatch(/Ahmad|example/);
    }));

  test("is safe whatever a council's record contains", () =>
    withBackend(async (backend) => {
      const hostile = {
        ...ASSESSMENT,
        _id: 'A6"><SCRIPT>',
        assessment_no: 'A6"><SCRIPT>',
        name: `<img src="http://evil.example/x.png">${"x".repeat(120)}`,
      };
      await storeRecords(backend.databases.records, [documentOf(hostile, undefined)]);
      const { message } = await receiptOf(backend, requestFor([lineOf(hostile, "1")]));
      expect(message.html).toContain("&lt;img src=&quot;http://evil.example");
      expect(message.html).toContain("A6&quot;&gt;&lt;SCRIPT&gt;");
      expect(message.html).not.toMatch(/<(?:img|script|link|iframe|form|object)\b/i);
    }));

  test("makes no link out of the payer's text in a form", () =>
    withBackend(async (backend) => {
      const stay = {
        ...STAY,
        license_no: "http://evil.example/claim me@evil.example",
        customer_name: "www.evil.my",
      };
      const { message } = await receiptOf(backend, { ...payRequest(), services: [stay], amount: "4.00" });
      for (const body of [message.text, message.html]) {
        expect(body).toContain("evil example/claim me evil example");
        expect(body).not.toMatch(/evil\.|www\.|me@/);
      }
    }));

  test("loads nothing, and its only address is the status link", () =>
    withBackend(async (backend) => {
      const { message } = await receiptOf(backend);
      const addresses = message.html.match(/https?:\/\/[^"\s<]+/g) ?? [];
      expect(addresses).toEqual([expect.stringContaining(`${PORTAL}/#/receipt?status=`)]);
      expect(message.html).not.toMatch(/\bsrc=|url\(|@import|<link|background=/i);
    }));
});
