import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { WAITS } from "../../../src/server/notifications/waits.ts";
import { enquireDue } from "../../../src/server/payments/reconciler.ts";
import { NO_MONEY } from "../../unit/i18n/noMoney.ts";
import { type Body, post as call, created, goToBank, payRequest, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { leftForGateway } from "../gateways/cards.ts";
import { answerEnquiries, askRound, reconcilerServices } from "../payments/enquiries.ts";
import { fakeMail, post } from "../post.ts";

/** The status link by e-mail. The server sends it once, to the payer whose payment is still open after the first enquiry. */

const MINUTE = 60_000;

async function left(backend: BackendUnderTest, changes: Body = {}) {
  const { pay_url, status_token } = await created(backend, payRequest(changes));
  return { order: await goToBank(backend, pay_url), token: status_token };
}

async function firstEnquiry(backend: BackendUnderTest): Promise<void> {
  backend.clock.pass(2 * MINUTE);
  await askRound(backend);
}

async function sentBy(backend: BackendUnderTest) {
  const { outbox, mail } = post(backend.databases, backend.clock);
  await outbox.sendDue();
  return mail.sent;
}

const statusNotification = ({ databases }: BackendUnderTest, order: string) =>
  databases.notifications.read(`notification:${order}:status`);

describe("a payment that is still open after the scheduled first enquiry", () => {
  test.each(LANGUAGES)(
    "gets an e-mail with its status link, which opens the payment without a login, in %s",
    (language) =>
      withBackend(async (backend) => {
        const { order } = await left(backend, { language });
        await firstEnquiry(backend);
        const [message] = await sentBy(backend);
        const { asking } = MESSAGE_TEXTS[language];
        expect(message?.to).toBe("ahmad@example.my");
        expect(message?.subject).toBe(asking.subject.replace("{order}", order));
        const link = /http\S+/.exec(message?.text ?? "")?.[0] ?? "";
        expect(link).toMatch(new RegExp(`^${PORTAL}/#/requery\\?status=[\\w-]{43}$`));
        expect(message?.html).toContain(`href="${link}"`);
        for (const body of [message?.text, message?.html.replaceAll("&#39;", "'")]) {
          for (const said of [
            asking.intro,
            asking.atBank,
            order,
            "Maybank2U",
            "RM 105.00",
            "03/08/2026 10:00 AM",
          ])
            expect(body).toContain(said);
          expect(body).not.toMatch(/\{\w+\}|undefined|Ahmad|0123456789/);
        }
        const token = link.split("=")[1] ?? "";
        expect(await statusOf(backend, token)).toMatchObject({ order_number: order, status: "in_progress" });
      }),
  );

  test("gets one e-mail, however often the bank is asked and by however many processes", () =>
    withBackend(async (backend) => {
      await left(backend);
      await firstEnquiry(backend);
      const first = await sentBy(backend);
      for (const wait of [3, 10, 15]) {
        backend.clock.pass(wait * MINUTE);
        await askRound(backend);
      }
      expect([first.length, (await sentBy(backend)).length]).toEqual([1, 0]);
    }));

  test("gets it at once, and it is no receipt", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      const { outbox, mail } = post(backend.databases, backend.clock);
      backend.clock.pass(2 * MINUTE);
      await enquireDue({ ...reconcilerServices(backend), outbox });
      await outbox.idle();
      expect(mail.sent).toHaveLength(1);
      expect(await statusOf(backend, token)).toMatchObject({ sent_softcopy: false });
    }));

  test("gets its receipt as well, once it is paid", () =>
    withBackend(async (backend) => {
      const { order, token } = await left(backend);
      await firstEnquiry(backend);
      await sentBy(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      const [receipt] = await sentBy(backend);
      expect(receipt?.text).toMatch(/#\/receipt\?status=/);
      expect(await statusOf(backend, token)).toMatchObject({ sent_softcopy: true });
    }));

  test("loses nothing in a crash before the message is written: the next enquiry writes it", () =>
    withBackend(async (backend) => {
      const { order } = await left(backend);
      const failing = failingDatabases(backend.databases);
      backend.clock.pass(2 * MINUTE);
      // The claim is the first write, the message is the second.
      failing.arm({ write: 2, when: "before" });
      await enquireDue({ ...reconcilerServices(backend), databases: failing.databases });
      expect(await statusNotification(backend, order)).toBeUndefined();
      backend.clock.pass(3 * MINUTE);
      await askRound(backend);
      expect(await sentBy(backend)).toHaveLength(1);
    }));
});

describe("no status link is sent", () => {
  test("when the bank answered in time: the receipt is the payment's only message", () =>
    withBackend(async (backend) => {
      const { order } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      await firstEnquiry(backend);
      expect(await sentBy(backend)).toMatchObject([{ text: expect.stringContaining("#/receipt?status=") }]);
    }));

  test.each(["51", "00"])("when the first enquiry itself brings the ending %s", (debit) =>
    withBackend(async (backend) => {
      const { order } = await left(backend);
      answerEnquiries(backend, () => answerFor(backend, order, { debit }));
      await firstEnquiry(backend);
      expect(await statusNotification(backend, order)).toBeUndefined();
    }),
  );

  test("when the citizen asked for the enquiry and reads the answer on the page", () =>
    withBackend(async (backend) => {
      const { order, token } = await left(backend);
      await call(backend, "/api/requery", { status_token: token });
      expect(await statusNotification(backend, order)).toBeUndefined();
    }));

  test("once the payment has ended, even if the mail server was away until then", () =>
    withBackend(async (backend) => {
      const { order } = await left(backend);
      await firstEnquiry(backend);
      const { outbox, mail } = post(backend.databases, backend.clock);
      mail.fate = () => Promise.reject(new Error("away"));
      await outbox.sendDue();
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      backend.clock.pass(WAITS[0] ?? 0);
      const late = fakeMail();
      await post(backend.databases, backend.clock, late).outbox.sendDue();
      expect(late.tries).toBe(0);
      expect(await statusNotification(backend, order)).toMatchObject({ status: "overtaken" });
    }));
});

test.each(LANGUAGES)("the message says nothing about the money, in %s", (language) => {
  for (const said of Object.values(MESSAGE_TEXTS[language].asking))
    expect(said).not.toMatch(NO_MONEY[language]);
});

test.each(LANGUAGES)("a card payment's message names the card gateway and no bank, in %s", (language) =>
  withBackend(async (backend) => {
    const { order } = await leftForGateway(backend, { language });
    backend.clock.pass(10 * MINUTE);
    await askRound(backend);
    const [message] = await sentBy(backend);
    const { asking, askingCard } = MESSAGE_TEXTS[language];
    expect(message?.subject).toBe(askingCard.subject.replace("{order}", order));
    for (const said of [message?.text, message?.html.replaceAll("&#39;", "'")]) {
      expect(said).toContain(askingCard.intro);
      expect(said).not.toContain(asking.intro);
      expect(said).not.toMatch(NO_MONEY[language]);
    }
  }),
);
