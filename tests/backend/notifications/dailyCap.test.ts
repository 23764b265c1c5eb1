import { describe, expect, test } from "vitest";
import { MailFailure } from "../../../src/server/notifications/mailer.ts";
import { MOST_PER_ADDRESS, MOST_TO_STRANGERS, WAITS } from "../../../src/server/notifications/waits.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import {
  askCode,
  call,
  confirm,
  EMAIL,
  mailedCode,
  register,
  withAccounts,
} from "../accounts/registering.ts";
import { withBackend } from "../backendUnderTest.ts";
import { post } from "../post.ts";
import { paidAgain, stillAsked } from "./manyMessages.ts";

/** The daily cap of messages for an address, and the messages that it does not hold up. */

const HOUR = 60 * 60_000;
/** To an address that never paid. */
const STATUS_LINKS = MOST_TO_STRANGERS;

describe("the cap of an address", () => {
  test("delays the messages above it for 24 hours and drops none", () =>
    withBackend(async (backend) => {
      await stillAsked(backend, STATUS_LINKS + 3);
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      expect(mail.sent).toHaveLength(STATUS_LINKS);
      backend.clock.pass(24 * HOUR - 1);
      await outbox.sendDue();
      expect(mail.sent).toHaveLength(STATUS_LINKS);
      backend.clock.pass(1);
      await outbox.sendDue();
      expect(mail.sent).toHaveLength(STATUS_LINKS + 3);
    }));

  test("counts no attempt for a message that only waits", () =>
    withBackend(async (backend) => {
      await stillAsked(backend, STATUS_LINKS + 1);
      const { outbox } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      const all = await backend.databases.notifications.list({ prefix: "notification:", limit: 100 });
      const waiting = all.filter(({ status }) => status === "to_send");
      expect(waiting).toHaveLength(1);
      expect(waiting[0]).toMatchObject({ attempts: 0 });
      expect(waiting[0]?.claimed_at).toBeUndefined();
    }));

  test("is one for a mailbox however its address is typed, and does not affect other addresses", () =>
    withBackend(async (backend) => {
      const typed = ["Ahmad+cukai@Example.MY", "ahmad+1@example.my"] as const;
      await stillAsked(backend, STATUS_LINKS + 6, (place) =>
        place === 0 ? "siti@example.my" : typed[place % 2 === 0 ? 0 : 1],
      );
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      const isAhmad = ({ to }: { readonly to: string }) => to.toLowerCase().startsWith("ahmad");
      expect([mail.sent.length, mail.sent.filter(isAhmad).length]).toEqual([STATUS_LINKS + 1, STATUS_LINKS]);
    }));

  test("is higher for an address that has paid before", () =>
    withBackend(async (backend) => {
      await stillAsked(backend, MOST_PER_ADDRESS.status + 1);
      await pay(backend, payRequest(), "the-key-of-what-is-paid");
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      const links = mail.sent.filter(({ text }) => text.includes("requery?status="));
      expect(links).toHaveLength(MOST_PER_ADDRESS.status);
    }));

  test("is separate for each kind: a stranger who types a citizen's address holds up neither their links nor their codes", () =>
    withAccounts(async (accounts) => {
      const { app, backend, mail, idle } = accounts;
      await register(app);
      await stillAsked(backend, STATUS_LINKS + 15);
      await post(backend.databases, backend.clock, mail).outbox.sendDue();
      expect(mail.sent).toHaveLength(STATUS_LINKS);

      await askCode(app);
      expect((await confirm(app, await mailedCode(accounts))).status).toBe(200);
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
      await idle();
      expect(mail.sent.at(-1)?.text).toContain("reset_password?id=");
    }));

  test("allows every code that an account may request", () =>
    withAccounts(async (accounts) => {
      const { app, mail, idle } = accounts;
      await register(app);
      const asked: number[] = [];
      for (let code = 1; code <= MOST_PER_ADDRESS.verification + 1; code += 1) {
        asked.push((await askCode(app)).status);
        await idle();
      }
      expect(asked.filter((status) => status === 200)).toHaveLength(mail.sent.length);
      expect(asked.at(-1)).toBe(429);
    }));

  test("delays no receipt: each was paid for, and is promised within 24 hours (rule 1.7)", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      await paidAgain(backend, order, 40);
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      expect(mail.sent).toHaveLength(41);
    }));

  test("counts a message once while it is retried", () =>
    withBackend(async (backend) => {
      await stillAsked(backend, 1);
      const { outbox, mail } = post(backend.databases, backend.clock);
      mail.fate = async () => {
        throw new MailFailure("EENVELOPE", 550);
      };
      for (const wait of [0, ...WAITS.slice(0, 3)]) {
        backend.clock.pass(wait);
        await outbox.sendDue();
      }
      expect(mail.tries).toBe(4);
      const places = await backend.databases.notifications.list({ prefix: "place:", limit: 100 });
      expect(places).toHaveLength(1);
      expect(JSON.stringify(places)).not.toContain("ahmad");
    }));
});
