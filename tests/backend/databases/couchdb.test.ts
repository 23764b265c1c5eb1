import { afterAll, beforeAll, expect, test } from "vitest";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { readCouncilPicture } from "../../../src/server/councils/councilPrint.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { MailFailure } from "../../../src/server/notifications/mailer.ts";
import { messageName } from "../../../src/server/notifications/notificationDocument.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import {
  created,
  goToBank,
  lineOf,
  pay,
  payRequest,
  post,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, IDENTITY_NUMBER, LICENSE, OTHER_COMPOUND } from "../bills/bills.ts";
import {
  askLicence,
  keptLicences,
  OPERATION,
  paidToken,
  renewalOf,
  statements,
  withLicences,
} from "../licences/licences.ts";
import { fakeMail, notificationOf, post as postOf } from "../post.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";
import { type CouchDbStandIn, startCouchDb } from "./couchDbStandIn.ts";

/** The same back end over CouchDB's HTTP protocol. */

let couchDb: CouchDbStandIn;
let databases: Databases;

beforeAll(async () => {
  couchDb = await startCouchDb();
  databases = couchDb.databases;
});

afterAll(() => couchDb.close());

test(
  "a whole payment: found, created once, sent once, answered twice, settled once, subtracted from the balance",
  () =>
    withBackend(
      async (backend) => {
        const query = { council: "mpt", payment_type: "compound", _id: IDENTITY_NUMBER };
        const found = await (await post(backend, "/compounds", query)).json();
        expect(found.rows.map((row: { _id: string }) => row._id)).toEqual(["K26000001", "K26000002"]);

        const request = requestFor([lineOf(COMPOUND, "full")]);
        const [payment, same] = await Promise.all([created(backend, request), created(backend, request)]);
        expect(same._id).toBe(payment._id);

        // Only the newest handle leads to the bank.
        const order = (await goToBank(backend, payment.pay_url)) || (await goToBank(backend, same.pay_url));
        for (const { pay_url } of [payment, same])
          expect((await backend.app.request(pay_url)).status).toBe(410);
        const answer = await answerFor(backend, order, { debit: "00" });
        await Promise.all([postAnswer(backend, "direct", answer), postAnswer(backend, "indirect", answer)]);
        expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "paid" });
        expect(await tracesOf(backend)).toMatchObject({
          settlements: [`mpt:compound:K26000001:${order}`],
          notifications: [`notification:${order}:receipt`],
          refundCases: [],
        });
        expect(await repairSettlements(databases, () => {})).toBe(0);
        const balance = await post(backend, "/search", { ...query, _id: "K26-000001" });
        expect(await balance.json()).toMatchObject({ amount: "0.00" });
      },
      { databases },
    ),
  30_000,
);

test(
  "two processes send a receipt once, and retry one that fails",
  () =>
    withBackend(
      async (backend) => {
        const order = await pay(
          backend,
          requestFor([lineOf(OTHER_COMPOUND, "full")]),
          "a-key-for-the-receipt",
        );
        const mail = fakeMail();
        const processes = [1, 2].map(() => postOf(databases, backend.clock, mail));
        const ours = () =>
          mail.sent.filter(
            ({ id }) => id === `${messageName({ _id: `notification:${order}:receipt` })}@kaunter.example`,
          );
        mail.fate = async () => {
          throw new MailFailure("ECONNECTION", undefined);
        };
        await Promise.all(processes.map(({ outbox }) => outbox.sendDue()));
        expect(ours()).toEqual([]);
        mail.fate = async () => {};
        backend.clock.pass(60_000);
        await Promise.all(processes.map(({ outbox }) => outbox.sendDue()));
        expect(ours()).toHaveLength(1);
        const sent = await notificationOf(backend, order);
        expect(sent).toMatchObject({ status: "sent", attempts: 2 });
        expect(sent).not.toHaveProperty("claimed_at");
      },
      { databases },
    ),
  30_000,
);

test(
  "a changed amount and a used key are refused as over the embedded databases",
  () =>
    withBackend(
      async (backend) => {
        const key = { "idempotency-key": "a key-of-its-own".replace(" ", "-") };
        const changed = await post(backend, "/createPayment", payRequest({ amount: "1.00" }), key);
        expect(await changed.json()).toMatchObject({ reason: "amount_changed", amount: "105.00" });
        expect((await post(backend, "/createPayment", payRequest(), key)).status).toBe(200);
        expect((await post(backend, "/createPayment", payRequest({ language: "zh" }), key)).status).toBe(422);
      },
      { databases },
    ),
  30_000,
);

test(
  "a photo stays with its licence, also when the record is loaded again without one",
  () =>
    withBackend(
      async () => {
        const document = { ...documentOf(LICENSE, undefined), photo: FACE_PNG };
        await storeRecords(databases.records, [document]);
        await storeRecords(databases.records, [documentOf(LICENSE, undefined)]);
        const picture = await databases.records.readAttachment(document._id, "picture");
        expect(Buffer.from(picture ?? []).toString("base64")).toBe(FACE_PNG);
        expect(await databases.records.readAttachment(document._id, "other")).toBeUndefined();
        expect(await databases.records.readAttachment("nobody", "picture")).toBeUndefined();
      },
      { databases },
    ),
  30_000,
);

test(
  "two processes issue one digital licence, and a council's pictures do not replace each other",
  () =>
    withLicences(
      async (backend) => {
        await keepCouncilPrint(databases, { council: "mpt", logo: FACE_PNG });
        await keepCouncilPrint(databases, { council: "mpt", signature: FACE_JPEG });
        for (const [picture, content] of [
          ["logo", FACE_PNG],
          ["signature", FACE_JPEG],
        ] as const) {
          const kept = await readCouncilPicture(databases.metadata, "mpt", picture);
          expect(Buffer.from(kept ?? []).toString("base64")).toBe(content);
        }
        const token = await paidToken(backend, [renewalOf(OPERATION)], { key: "a-key-for-the-licence" });
        const other = makeBackend(databases, "", undefined, { statements });
        const answers = await Promise.all(
          [backend, other].map((process) => askLicence(process, "PUT", "201-5678-2026", { token })),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect((await keptLicences(backend)).map(({ _id }) => _id)).toEqual(["mpt:2015678-2026"]);
      },
      { databases },
    ),
  30_000,
);
