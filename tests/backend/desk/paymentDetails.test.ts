import { describe, expect, test } from "vitest";
import type { OrderNumber, PaymentId } from "../../../src/domain/identifiers.ts";
import { EMAIL_VIEW } from "../../../src/server/databases/views.ts";
import {
  notificationId,
  refundNotification,
} from "../../../src/server/notifications/notificationDocument.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, fieldsOf, goToBank, payRequest } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { createdCard } from "../gateways/cards.ts";
import { post } from "../post.ts";

/** The page of one payment on the desk. */

async function paidPayment(backend: BackendUnderTest) {
  const payment = await created(backend, payRequest());
  const order = await goToBank(backend, payment.pay_url);
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
  return { id: payment._id, order: order as OrderNumber };
}

async function team(backend: BackendUnderTest, role: string) {
  const app = withLogin(backend);
  const name = `${role.replace(":", ".")}@majlis.my`;
  await addUser(backend.databases.users, name, [role]);
  const cookie = cookieOf(await logIn(app, name));
  return {
    read: (order: string) =>
      app.request(`/api/admin/payments/orders/${order}`, { headers: { cookie, origin: PORTAL } }),
    correct: (order: string, body: object) =>
      app.request(`/api/admin/payments/orders/${order}/email`, {
        method: "POST",
        headers: { cookie, origin: PORTAL, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    resend: (order: string) =>
      app.request(`/api/admin/payments/orders/${order}/receipt`, {
        method: "POST",
        headers: { cookie, origin: PORTAL },
      }),
  };
}

describe("the page of a payment", () => {
  test("has the payment, its messages, its remittances and its line in a settlement report", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const answer = await (await team(backend, "support")).read(order);
      expect(await answer.json()).toMatchObject({
        payment: {
          _id: id,
          status: "paid",
          user: "Ahmad bin Ali",
          email: "ahmad@example.my",
          contact: "0123456789",
        },
        messages: [{ about: "receipt", status: "to_send", attempts: 0 }],
        remittances: [],
        settlement_line: null,
      });
    }));

  test("lists the messages about its refund with their steps, for roles of all councils", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const { all_payments, notifications } = backend.databases;
      const payment = await readPayment(all_payments, id as PaymentId);
      if (payment === undefined) throw new Error("no payment");
      const written = refundNotification(payment, "approved", "2026-08-04T02:00:00.000Z");
      await notifications.write({ ...written, status: "sent", sent_at: "2026-08-04T02:00:05.000Z" });
      await notifications.write(refundNotification(payment, "opened", "2026-08-03T03:00:00.000Z"));
      const messages = async (role: string) =>
        (await (await (await team(backend, role)).read(order)).json()).messages;
      expect(await messages("support")).toMatchObject([
        { about: "receipt" },
        { about: "refund", step: "opened", status: "to_send" },
        { about: "refund", step: "approved", status: "sent", sent_at: "2026-08-04T02:00:05.000Z" },
      ]);
      expect(await messages("support:mpt")).toMatchObject([{ about: "receipt" }]);
    }));

  test("shows contact details in clear only to roles for all councils that need them", () =>
    withBackend(async (backend) => {
      const { order } = await paidPayment(backend);
      for (const role of ["auditor", "support:mpt"])
        expect(await (await (await team(backend, role)).read(order)).json()).toMatchObject({
          payment: { user: "Ahm** *** ***", email: "a****@example.my", contact: "******6789" },
        });
    }));

  test("does not exist for the officer of a council without a bill in it", () =>
    withBackend(async (backend) => {
      const { order } = await paidPayment(backend);
      const officer = await team(backend, "support:mps");
      expect([(await officer.read(order)).status, (await officer.resend(order)).status]).toEqual([404, 404]);
    }));
});

describe("a receipt that is sent again", () => {
  test("goes out once more, although the first one was sent, and the audit log says who did it", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const { all_payments, notifications, audit } = backend.databases;
      const messageId = notificationId(order, "receipt");
      const [payment, message] = await Promise.all([all_payments.read(id), notifications.read(messageId)]);
      if (payment === undefined || message === undefined) throw new Error("no receipt");
      await all_payments.write({ ...payment, sent_softcopy: true });
      await notifications.write({ ...message, status: "sent", sent_at: "2026-08-03T02:01:00.000Z" });
      expect((await (await team(backend, "support")).resend(order)).status).toBe(200);
      expect(await notifications.read(messageId)).toMatchObject({
        status: "to_send",
        recipient: "ahmad@example.my",
      });
      expect((await all_payments.read(id))?.sent_softcopy).toBe(false);
      const entries = await audit.list({ prefix: "", limit: 10 });
      expect(entries).toMatchObject([{ by: "support@majlis.my", what: "receipt_resent", payments: [id] }]);
    }));

  test("is refused for a payment that is not paid", () =>
    withBackend(async (backend) => {
      const open = await created(backend, payRequest());
      const order = await goToBank(backend, open.pay_url);
      expect((await (await team(backend, "support")).resend(order)).status).toBe(409);
    }));
});

describe("a corrected e-mail address", () => {
  const RIGHT = "ahmad.ali@example.my";
  const correction = { email: RIGHT, before: "ahmad@example.my" };

  test("gets the receipt that waits, and the audit log names the person and both addresses masked", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const { audit, notifications } = backend.databases;
      const answer = await (await team(backend, "support")).correct(order, correction);
      expect(await answer.json()).toMatchObject({
        payment: { email: RIGHT, events: expect.arrayContaining([expect.objectContaining(CORRECTED)]) },
      });
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      expect(mail.sent.map(({ to }) => to)).toEqual([RIGHT]);
      const receipt = await notifications.read(notificationId(order, "receipt"));
      expect(receipt).toMatchObject({ status: "sent", recipient: RIGHT });
      expect(await audit.list({ prefix: "", limit: 10 })).toMatchObject([
        { by: SUPPORT, what: "email_corrected", payments: [id], target: MASKED },
      ]);
    }));

  test("gets the receipt when support sends it again", () =>
    withBackend(async (backend) => {
      const { order } = await paidPayment(backend);
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      const support = await team(backend, "support");
      await support.correct(order, correction);
      await support.resend(order);
      await outbox.sendDue();
      expect(mail.sent.map(({ to }) => to)).toEqual(["ahmad@example.my", RIGHT]);
    }));

  test("moves the payment to the history of its owner", () =>
    withBackend(async (backend) => {
      const { order } = await paidPayment(backend);
      await (await team(backend, "finance")).correct(order, correction);
      const ordersOf = async (email: string) => {
        const found = await backend.databases.all_payments.viewDown(EMAIL_VIEW, { key: email, limit: 10 });
        return found.map(({ order_number }) => order_number);
      };
      expect([await ordersOf(RIGHT), await ordersOf("ahmad@example.my")]).toEqual([[order], []]);
    }));

  test.each([
    ["is mistyped", { ...correction, email: "ahmad.ali@example" }, 400, []],
    [
      "replaces one that somebody else corrected meanwhile",
      { ...correction, before: "ahmed@example.my" },
      409,
      [],
    ],
    ["is the same", { ...correction, email: correction.before }, 200, ["payment_read"]],
  ])("changes nothing when it %s", (_when, body, status, noted) =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const before = await backend.databases.all_payments.read(id);
      expect((await (await team(backend, "support")).correct(order, body)).status).toBe(status);
      expect(await backend.databases.all_payments.read(id)).toEqual(before);
      // the answer to the same address shows the payment all the same
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries.map(({ what }) => what)).toEqual(noted);
    }),
  );

  test("is refused for a payer whose details are to be erased", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      const { all_payments } = backend.databases;
      await all_payments.write({ ...(await all_payments.read(id)), _id: id, erasure: "due" });
      expect((await (await team(backend, "support")).correct(order, correction)).status).toBe(404);
    }));

  const requestOf = async (backend: BackendUnderTest, id: PaymentId) =>
    Object((await backend.databases.all_payments.read(id))?.fpx_request).fpx_buyerEmail;

  const orderOf = async (backend: BackendUnderTest, id: PaymentId) =>
    String((await backend.databases.all_payments.read(id))?.order_number);

  test("goes to FPX in place of the former one while the payer has not left for the bank", () =>
    withBackend(async (backend) => {
      const { _id, pay_url } = await created(backend, payRequest());
      await (await team(backend, "support")).correct(await orderOf(backend, _id), correction);
      const page = await (await backend.app.request(pay_url)).text();
      expect(fieldsOf(page).fpx_buyerEmail).toBe(RIGHT);
      expect(JSON.stringify(await backend.databases.all_payments.read(_id))).not.toContain(correction.before);
    }));

  test("leaves the request that FPX has until the payment is final, because an enquiry repeats it; then the former one is gone", () =>
    withBackend(async (backend) => {
      const { _id, pay_url } = await created(backend, payRequest());
      const order = await goToBank(backend, pay_url);
      await (await team(backend, "support")).correct(order, correction);
      expect(await requestOf(backend, _id)).toBe(correction.before);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00", credit: "" }));
      expect(await requestOf(backend, _id)).toBe(correction.before);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await requestOf(backend, _id)).toBe("");
    }));

  test("removes the former one from the request of a paid payment", () =>
    withBackend(async (backend) => {
      const { id, order } = await paidPayment(backend);
      expect(await requestOf(backend, id)).toBe(correction.before);
      await (await team(backend, "support")).correct(order, correction);
      expect(JSON.stringify(await backend.databases.all_payments.read(id))).not.toContain(correction.before);
    }));

  test("replaces the former one in the request to the card gateway", () =>
    withBackend(async (backend) => {
      const { _id } = await createdCard(backend);
      await (await team(backend, "support")).correct(await orderOf(backend, _id), correction);
      const stored = await backend.databases.all_payments.read(_id);
      expect(stored?.card_request).toMatchObject({ UserEmail: RIGHT });
    }));

  const SUPPORT = "support@majlis.my";
  const CORRECTED = { what: "email_corrected", by: SUPPORT };
  const MASKED = "a****@example.my -> ah*******@example.my";
});
