import { describe, expect, test } from "vitest";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { created, fieldsOf, payRequest } from "../accounts/citizen.ts";
import { BANK, type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { FACE_PNG } from "../records/faces.ts";

const hasForm = (html: string) => html.includes("<form");

async function visit({ app }: BackendUnderTest, url: string, init: RequestInit = {}) {
  const answer = await app.request(url, init);
  return { answer, html: await answer.text() };
}

describe("the pay page", () => {
  test("posts the signed AR to FPX, by script or by button, and says where it goes (rules 3.11, 9.2, 9.11)", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, payRequest({ language: "en" }));
      const { answer, html } = await visit(backend, payment.pay_url);
      expect(answer.status).toBe(200);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain("Taking you to Maybank2U");
      expect(html).toContain("RM 105.00");
      expect(html).toContain(`action="${BANK}/FPXMain/seller2DReceiver.jsp"`);
      expect(html).toContain('<button type="submit">');
      // FPX requires the full browser window: no pop-up, no new tab, no iframe (docs/protocols.md, FPX).
      expect(html).toMatch(/<form [^>]*method="post"/);
      expect(html).not.toMatch(/ target=|<iframe/);
      expect(fieldsOf(html)).toMatchObject({
        fpx_msgType: "AR",
        fpx_msgToken: "01",
        fpx_version: "7.0",
        fpx_txnAmount: "105.00",
        fpx_txnCurrency: "MYR",
        fpx_buyerName: "",
        fpx_checkSum: expect.stringMatching(/^[0-9A-F]{512}$/),
      });
    }));

  test("names the council that gets the money, with its crest, and the bank shows the kind of charge", () =>
    withBackend(async (backend) => {
      const pay = async (key: string) =>
        (await visit(backend, (await created(backend, payRequest({ language: "en" }), key)).pay_url)).html;
      const drawn = await pay("11111111-1111-4111-8111-111111111111");
      expect(drawn).toContain(">Tawau Municipal Council</strong>");
      expect(drawn).toContain(">MPT</text>");
      expect(fieldsOf(drawn).fpx_productDesc).toBe("Cukai taksiran Tawau");
      await keepCouncilPrint(backend.databases, { council: "mpt", logo: FACE_PNG });
      const stored = await pay("22222222-2222-4222-8222-222222222222");
      expect(stored).toContain('<img src="/api/getAttachments/metadata/logo/mpt.png" alt=""');
      expect(stored).not.toContain(">MPT</text>");
    }));

  test.each([
    ["ms", "Pautan status"],
    ["en", "Status link"],
    ["zh", "状态链接"],
  ])("shows the status link before it posts, in %s", (language, name) =>
    withBackend(async (backend) => {
      const payment = await created(backend, payRequest({ language }));
      const { html } = await visit(backend, payment.pay_url);
      expect(html).toContain(`<a href="${PORTAL}/#/requery?status=${payment.status_token}">${name}</a>`);
      // The bank does not get the status token.
      expect(JSON.stringify(fieldsOf(html))).not.toContain(payment.status_token);
    }),
  );

  test("has a strict policy, and no cache keeps it", () =>
    withBackend(async (backend) => {
      const { answer, html } = await visit(backend, (await created(backend)).pay_url);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`form-action ${BANK} https:;`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("origin");
      expect(html).not.toMatch(/<script>|<style| style=| onclick=/);
      for (const file of ["/pay/pay.css", "/pay/pay.js"])
        expect((await backend.app.request(file)).status).toBe(200);
    }));

  test("stores the AR that it sent, with FPX's time of that moment", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      backend.clock.pass(9 * 60_000);
      const sent = fieldsOf((await visit(backend, payment.pay_url)).html);
      const stored = await backend.databases.all_payments.read(payment._id);
      const { fpx_checkSum: _checkSum, fpx_msgType: _type, ...fields } = sent;
      expect(stored?.fpx_request).toEqual(fields);
      expect(fields.fpx_sellerTxnTime).toBe("20260803100900");
      expect(stored?.events).toMatchObject([{ what: "created" }, { what: "sent" }]);
    }));

  test.each(["ms", "en", "zh"])("is in the payment's language: %s", (language) =>
    withBackend(async (backend) => {
      const { html } = await visit(backend, (await created(backend, payRequest({ language }))).pay_url);
      expect(html).toContain(`<html lang="${language === "zh" ? "zh-Hans" : language}">`);
      expect(html).not.toContain("{bank}");
    }),
  );
});

describe("the pay page's handle works once", () => {
  test("a second visit says so, links back, and posts nothing", () =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend, payRequest({ language: "en" }));
      await visit(backend, pay_url);
      const { answer, html } = await visit(backend, pay_url);
      expect(answer.status).toBe(410);
      expect(hasForm(html)).toBe(false);
      expect(html).toContain("already taken to the bank");
      expect(html).toContain(`href="${PORTAL}/?lang=ms"`);
    }));

  test("of many visits at the same time one gets the form", () =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend);
      const pages = await Promise.all([1, 2, 3, 4, 5].map(() => visit(backend, pay_url)));
      expect(pages.filter(({ html }) => hasForm(html))).toHaveLength(1);
    }));

  test("of two handles of one payment one gets the form", () =>
    withBackend(async (backend) => {
      const first = await created(backend);
      const second = await created(backend);
      const pages = [await visit(backend, second.pay_url), await visit(backend, first.pay_url)];
      expect(pages.map(({ html }) => hasForm(html))).toEqual([true, false]);
    }));

  test("after ten minutes it has expired, and the page says that nothing was sent", () =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend, payRequest({ language: "en" }));
      backend.clock.pass(10 * 60_000);
      const { answer, html } = await visit(backend, pay_url);
      expect(answer.status).toBe(410);
      expect(hasForm(html)).toBe(false);
      expect(html).toContain("did not send a payment to the bank");
    }));

  test("an unknown handle leads to the portal, in the reader's language", () =>
    withBackend(async (backend) => {
      const { answer, html } = await visit(backend, "/pay/unknown", {
        headers: { "accept-language": "fr, zh-CN;q=0.8" },
      });
      expect(answer.status).toBe(404);
      expect(html).toContain('<html lang="zh-Hans">');
      expect(html).toContain(`href="${PORTAL}/"`);
      expect(hasForm(html)).toBe(false);
    }));

  test("a payment with an answer is not sent any more", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const stored = await backend.databases.all_payments.read(payment._id);
      if (stored) await backend.databases.all_payments.write({ ...stored, status: "failed" });
      expect((await visit(backend, payment.pay_url)).answer.status).toBe(410);
    }));

  test.each([
    ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
    ["a prerender", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["a preview", { headers: { purpose: "preview" } }],
    ["a HEAD", { method: "HEAD" }],
  ])("%s does not use it up", (_name, init) =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend);
      expect((await visit(backend, pay_url, init)).answer.status).toBe(503);
      expect(hasForm((await visit(backend, pay_url)).html)).toBe(true);
    }),
  );
});
