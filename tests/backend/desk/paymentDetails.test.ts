import { describe, expect, test } from "vitest";
import type { OrderNumber, PaymentId } from "../../../src/domain/identifiers.ts";
import {
  notificationId,
  refundNotification,
} from "../../../src/server/notifications/notificationDocument.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, goToBank, payRequest } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";

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
