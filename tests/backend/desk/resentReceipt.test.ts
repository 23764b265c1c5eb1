import { expect, test } from "vitest";
import { MailFailure, type Message } from "../../../src/server/notifications/mailer.ts";
import { resendReceipt } from "../../../src/server/paymentSearch/resendReceipt.ts";
import { paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { created, goToBank } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { fakeClock, makeBackend, withBackend } from "../backendUnderTest.ts";
import { fakeMail, post } from "../post.ts";

test("a receipt that is sent again is another message, which no mail program hides, and each attempt to send it is the same one", () =>
  withBackend(async ({ databases }) => {
    const clock = fakeClock();
    const mail = fakeMail();
    const { outbox } = post(databases, clock, mail);
    const backend = makeBackend(databases, "", outbox);
    const { _id, pay_url } = await created(backend);
    const order = await goToBank(backend, pay_url);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
    await outbox.idle();
    expect(mail.sent).toHaveLength(1);

    const tried: string[] = [];
    mail.fate = async ({ id }: Message) => {
      tried.push(id);
      if (tried.length === 1) throw new MailFailure("ETIMEDOUT", undefined);
    };
    clock.pass(1000);
    const stored = await databases.all_payments.read(_id);
    if (stored === undefined) throw new Error("no payment");
    await resendReceipt({ databases, outbox, clock }, paymentOf(stored), { name: "aminah@majlis.my" });
    await outbox.idle();
    clock.pass(60 * 60_000);
    await outbox.sendDue();
    expect(tried).toHaveLength(2);
    expect(tried[1]).toBe(tried[0]);
    expect(tried[0]).not.toBe(mail.sent[0]?.id);
  }));
