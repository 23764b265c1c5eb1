import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/server/log.ts";
import { USUAL_RETENTION } from "../../../src/server/privacy/retention.ts";
import { sweep } from "../../../src/server/privacy/sweep.ts";
import { ALONE } from "../../../src/server/records/loading/throttle.ts";
import { cookieOf, logIn, PASSWORD, withLogin } from "../accounts/accounts.ts";
import {
  created,
  fieldsOf,
  form,
  goToBank,
  lineOf,
  post as postTo,
  requestFor,
  wayBack,
} from "../accounts/citizen.ts";
import { askCode, call, codeIn, confirm, query, register, UPDATE } from "../accounts/registering.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { cardAnswerFor, createdCard, postCardAnswer } from "../gateways/cards.ts";
import { listenTo } from "../notifications/heard.ts";
import { post } from "../post.ts";
import { askCopy, askErasure, loggedIn } from "../privacy/personData.ts";
import { ASSESSMENT, COMPOUND } from "./bills.ts";

/** A unique name, so that a search in the logs finds only this person. */
const PERSON = {
  name: "pokok.kelapa@contoh-unik.my",
  full_name: "Zulqarnain Xaverius",
  ic_num: "690420-13-9137",
  phone: "017-998 8776",
};

/**
 * Every form in which a value may turn up: as typed, without spaces and dashes, and each of them in an address, in base64, in
 * hex.
 */
function spellings(value: string): readonly string[] {
  const plain = [value, value.replace(/[\s-]/g, "")];
  const parts = value.split(/[\s@]/).filter((part) => part.length > 6);
  return [
    ...new Set(
      [...plain, ...parts].flatMap((text) => [
        text,
        encodeURIComponent(text),
        Buffer.from(text).toString("base64").replace(/=+$/, ""),
        Buffer.from(text).toString("hex"),
      ]),
    ),
  ];
}

const IDENTITY = spellings(PERSON.ic_num);
const EMAIL = spellings(PERSON.name);
const NAME = spellings(PERSON.full_name);
const PHONE = spellings(PERSON.phone);
const NEW_PASSWORD = "kata laluan yang baru";
const EVERYTHING = [...IDENTITY, ...EMAIL, ...NAME, ...PHONE, PASSWORD, NEW_PASSWORD];

const found = (texts: readonly string[], values: readonly string[]) =>
  values.filter((value) => texts.some((text) => text.toLowerCase().includes(value.toLowerCase())));

const payer = { user: PERSON.full_name, email: PERSON.name, contact: PERSON.phone };

async function payByFpx(backend: BackendUnderTest): Promise<string> {
  const payment = await created(
    backend,
    requestFor([lineOf(ASSESSMENT, "1")], payer),
    "key-of-the-fpx-payment",
  );
  const order = await goToBank(backend, payment.pay_url);
  await backend.exchange.decide(order, { choice: "approve" });
  await backend.exchange.idle();
  const back = await backend.app.request("/api/fpx/indirect", form(await wayBack(backend, order)));
  await backend.app.request(back.headers.get("location") ?? "");
  return payment.status_token;
}

async function payByCard(backend: BackendUnderTest): Promise<void> {
  const line = lineOf(COMPOUND, "full");
  const payment = await createdCard(
    backend,
    { ...requestFor([line], payer), payment_method: "3" },
    "key-of-the-card-payment",
  );
  const page = await backend.app.request(payment.pay_url);
  const fields = fieldsOf(await page.text());
  await postTo(backend, "/api/requery", { status_token: payment.status_token });
  const answer = await cardAnswerFor(backend, fields.RefNo ?? "", { status: "1", brand: "Visa" });
  expect((await postCardAnswer(backend, "backend", answer)).status).toBe(200);
  await backend.app.request(`/api/payments/${payment.status_token}`);
}

describe("the data that a person gives", () => {
  test("is in no log, address, title, metric or audit event, and a gateway gets only what it must have", () =>
    withBackend(async (backend) => {
      const log: LogEntry[] = [];
      const keep = (entry: LogEntry) => void log.push(entry);
      const { outbox, mail, log: outboxLog } = post(backend.databases, backend.clock);
      const app = withLogin(backend, { outbox, log: keep });
      const heard = listenTo(backend, app);
      // A mail server repeats a refused address in its answer.
      mail.fate = async ({ to }) => {
        if (mail.tries === 1) throw new Error(`550 ${to} unknown`);
      };

      const search = { council: "mpt", payment_type: "compound", _id: PERSON.ic_num };
      expect((await postTo(backend, "/compounds", search)).status).toBe(200);
      expect((await register(app, PERSON)).status).toBe(200);
      expect((await register(app, PERSON)).status).toBe(409);
      await askCode(app, { name: PERSON.name });
      await outbox.idle();
      backend.clock.pass(60_000);
      await outbox.sendDue();
      expect((await confirm(app, codeIn(mail.sent.at(-1)?.text), { name: PERSON.name })).status).toBe(200);
      expect((await logIn(app, PERSON.name, "bukan ini")).status).toBe(401);
      const cookie = await loggedIn(app, PERSON.name);

      const token = await payByFpx(backend);
      await payByCard(backend);
      await outbox.sendDue();
      await call(app, "/resetPassword", { type: "reset_password", email: PERSON.name });
      await outbox.idle();
      const link = /reset_password\?id=([0-9a-f]{32})/.exec(mail.sent.at(-1)?.text ?? "")?.[1] ?? "";
      expect((await query(app, `/reset_password/${link}`)).status).toBe(200);

      const paths = [
        `/_users/org.couchdb.user:${PERSON.name}`,
        `/userdb-${Buffer.from(PERSON.name).toString("hex")}`,
      ];
      for (const path of paths) expect((await query(app, path, undefined, { cookie })).status).toBe(200);
      expect((await askCopy(app, cookie)).status).toBe(200);
      expect((await askErasure(app, cookie, "bukan ini")).status).toBe(403);
      expect((await query(app, `${UPDATE}/${link}`, { password: NEW_PASSWORD })).status).toBe(200);
      const again = cookieOf(await logIn(app, PERSON.name, NEW_PASSWORD));
      expect((await askErasure(app, again, NEW_PASSWORD)).status).toBe(200);
      await backend.app.request(`/api/payments/${token}`);
      backend.clock.pass(USUAL_RETENTION.payments * 24 * 60 * 60_000);
      await sweep({
        databases: backend.databases,
        clock: backend.clock,
        log: keep,
        retention: USUAL_RETENTION,
        searchesUnderWay: ALONE,
      });
      const metrics = await backend.app.request("/metrics", { headers: { "test-peer": "127.0.0.1" } });
      expect(metrics.status).toBe(200);

      const events = (await backend.databases.all_payments.list({ prefix: "", limit: 10 })).map(
        ({ events }) => JSON.stringify(events),
      );
      const logged = [...log, ...backend.log, ...outboxLog].map((entry) => JSON.stringify(entry));
      // Proves that the listeners recorded logs, addresses and messages to both gateways.
      expect(logged.filter((line) => line.includes("refused")).length).toBeGreaterThan(3);
      expect(logged.filter((line) => line.includes("message_not_sent"))).toHaveLength(1);
      expect([heard.addresses.length > 20, heard.fpx.length > 20, heard.card.length > 10]).toEqual([
        true,
        true,
        true,
      ]);

      expect(found(logged, EVERYTHING)).toEqual([]);
      expect(found(heard.addresses, EVERYTHING)).toEqual([]);
      expect(found([await metrics.text()], EVERYTHING)).toEqual([]);
      expect(found(events, EVERYTHING)).toEqual([]);
      // FPX sends an e-mail to the payer, so it gets the address. It gets no name, phone or identity number.
      expect(found(heard.fpx, [...IDENTITY, ...NAME, ...PHONE, PASSWORD])).toEqual([]);
      expect(
        heard.fpx
          .filter((field) => field.includes(PERSON.name))
          .every((field) => field.includes("fpx_buyerEmail=")),
      ).toBe(true);
      expect(found(heard.card, EVERYTHING)).toEqual([]);
      expect(found(heard.payerByCard, [...IDENTITY, PASSWORD])).toEqual([]);
      expect(heard.payerByCard).toContain(`UserEmail=${PERSON.name}`);
    }));
});
