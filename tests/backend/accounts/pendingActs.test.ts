import { describe, expect, test } from "vitest";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import { sen } from "../../../src/domain/money.ts";
import { completeAuditLog } from "../../../src/server/audit/completeAuditLog.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { approveRefund } from "../../../src/server/refunds/refundSteps.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { PowerCut } from "../databases/failingDatabases.ts";
import { answerEnquiries } from "../payments/enquiries.ts";
import { DAY, left } from "../payments/leftPayments.ts";
import { paymentsOfADay } from "../payments/reviewedPayments.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";
import { FIRST, versionNow } from "../refunds/refundSteps.ts";
import { ADMIN, addUser, cookieOf, logIn, withLogin } from "./accounts.ts";
import { created, goToBank, lineOf, pay, payRequest, requestFor } from "./citizen.ts";

/** The entries of acts on payments, refunds and differences after which the server failed at once. */

/** What a person sends, and the databases' state that it needs. */
interface Sent {
  readonly path: string;
  readonly body: object | string;
}

interface Kind {
  readonly what: string;
  readonly prepare: (backend: BackendUnderTest) => Promise<Sent>;
}

async function paymentOf({ databases }: BackendUnderTest, order: string) {
  const lead = await databases.handles.read(`order:${order}`);
  return String(lead?.payment_id);
}

const SENT_TO_BANK = requestFor([lineOf(COMPOUND, "full")]);
const PAID = { amount: sen(80_00), fee: sen(0) };
/** A transaction that the payment does not have. */
const LINE = { ...PAID, transaction: "2608031200000009" };

/** The open refund case of a bill that was paid twice. */
async function refundCase(backend: BackendUnderTest) {
  const { twice } = await paymentsOfADay(backend);
  const stored = await backend.databases.all_payments.read(twice);
  const order = String(stored?.order_number) as Parameters<typeof versionNow>[1];
  const path = `/api/admin/payments/${twice}/refund`;
  const approve = async () => {
    const version = await versionNow(backend, order);
    await approveRefund(backend, twice as Parameters<typeof approveRefund>[1], { version }, FIRST);
  };
  return { path, approve, version: () => versionNow(backend, order) };
}

/** A line of a report whose payment the bank never confirmed to the portal. */
async function difference(backend: BackendUnderTest) {
  const order = await goToBank(backend, (await created(backend, SENT_TO_BANK)).pay_url);
  await readReportText(backend, reportText({ lines: [{ order, ...LINE }] }));
  const app = withLogin(backend);
  const cookie = cookieOf(await logIn(app, ADMIN));
  const answer = await app.request("/api/admin/settlement-differences", { headers: { cookie } });
  const { differences } = await answer.json();
  return `/api/admin/settlement-differences/${differences[0].difference}`;
}

const KINDS: readonly (readonly [act: string, kind: Kind])[] = [
  [
    "a question to the bank",
    {
      what: "payment_requeried",
      prepare: async (backend) => {
        const { id } = await left(backend);
        answerEnquiries(backend, (order) => answerFor(backend, order, { debit: "00" }));
        return { path: `/api/admin/payments/${id}/requery`, body: {} };
      },
    },
  ],
  [
    "a resolved review item",
    {
      what: "review_ended",
      prepare: async (backend) => {
        const { unclear } = await paymentsOfADay(backend);
        const body = { action: "mark_reviewed", listed_reason: "unclear", note: "Maybank, reference 8812" };
        return { path: `/api/admin/payments/${unclear}/review`, body };
      },
    },
  ],
  [
    "a receipt that is sent again",
    {
      what: "receipt_resent",
      prepare: async (backend) => {
        const order = await pay(backend, payRequest());
        return { path: `/api/admin/payments/orders/${order}/receipt`, body: {} };
      },
    },
  ],
  [
    "a corrected e-mail address",
    {
      what: "email_corrected",
      prepare: async (backend) => {
        const order = await pay(backend, payRequest());
        const stored = await backend.databases.all_payments.read(await paymentOf(backend, order));
        const body = { before: String(stored?.email), email: "betul@example.my" };
        return { path: `/api/admin/payments/orders/${order}/email`, body };
      },
    },
  ],
  [
    "a refund that a person asks for",
    {
      what: "refund_requested",
      prepare: async (backend) => {
        const order = await pay(backend, requestFor([lineOf(OTHER_COMPOUND, "full")]));
        const id = await paymentOf(backend, order);
        const stored = await backend.databases.all_payments.read(id);
        const settles = (stored?.settles ?? []) as readonly { readonly record_id: string }[];
        const record_id = settles[0]?.record_id;
        const amounts = [{ record_id, part: "amount", amount: "10.00" }];
        const body = { version: null, note: "wrong lot", amounts };
        return { path: `/api/admin/payments/${id}/refund/opening`, body };
      },
    },
  ],
  [
    "an approved refund",
    {
      what: "refund_approved",
      prepare: async (backend) => {
        const { path, version } = await refundCase(backend);
        return { path: `${path}/approval`, body: { version: await version() } };
      },
    },
  ],
  [
    "a rejected refund",
    {
      what: "refund_rejected",
      prepare: async (backend) => {
        const { path, version } = await refundCase(backend);
        return { path: `${path}/rejection`, body: { version: await version(), note: "not due" } };
      },
    },
  ],
  [
    "a refund that is paid out and so closed",
    {
      what: "refund_paid_out",
      prepare: async (backend) => {
        const { path, version, approve } = await refundCase(backend);
        await approve();
        const transferred_on = malaysiaDate(backend.clock.now());
        const body = { version: await version(), note: "Maybank 8812", transferred_on };
        return { path: `${path}/payout`, body };
      },
    },
  ],
  [
    "a closed payment that the databases lack",
    {
      what: "unmatched_closed",
      prepare: async (backend) => {
        const { _id, pay_url } = await created(backend, SENT_TO_BANK);
        const order = await goToBank(backend, pay_url);
        const proof = await answerFor(backend, order, { debit: "00" });
        const stored = await backend.databases.all_payments.read(_id);
        await backend.databases.all_payments.write({ _id, _rev: String(stored?._rev), _deleted: true });
        await postAnswer(backend, "direct", proof);
        return { path: `/api/admin/unmatched/${order}/close`, body: { note: "paid back", seen: 1 } };
      },
    },
  ],
  [
    "a difference that a person takes on",
    {
      what: "difference_changed",
      prepare: async (backend) => ({ path: `${await difference(backend)}/owner`, body: { version: 1 } }),
    },
  ],
  [
    "a transfer to a council",
    {
      what: "transfer_noted",
      prepare: async (backend) => {
        const order = await pay(backend, SENT_TO_BANK);
        await readReportText(backend, reportText({ lines: [{ order, ...PAID }] }));
        const body = { gateway: "fpx", payout: "P-1", council: "mpt", amount: "80.00", reference: "T1" };
        return { path: "/api/admin/payouts/transfers", body };
      },
    },
  ],
  [
    "a settlement report",
    {
      what: "settlement_report_read",
      prepare: async (backend) => {
        const order = await pay(backend, SENT_TO_BANK);
        const body = reportText({ lines: [{ order, ...LINE }] }).toString();
        return { path: "/api/admin/settlement-reports/fpx", body };
      },
    },
  ],
];

const ROLES = ["administrator", "finance", "support"];

/** Sends what the person sends, to a server over these databases. */
async function send(backend: BackendUnderTest, databases: Databases, { path, body }: Sent): Promise<number> {
  const isFile = typeof body === "string";
  const answer = await withLogin({ ...backend, databases }).request(path, {
    method: "POST",
    headers: {
      cookie: cookieOf(await logIn(withLogin(backend), ADMIN)),
      origin: PORTAL,
      "content-type": isFile ? "text/csv" : "application/json",
    },
    body: isFile ? body : JSON.stringify(body),
  });
  return answer.status;
}

async function noted({ databases }: BackendUnderTest, what: string) {
  const entries = await databases.audit.list({ prefix: "", limit: 200 });
  return entries.filter((entry) => entry.what === what && entry.by === ADMIN);
}

const pending = ({ databases }: BackendUnderTest) =>
  databases.handles.list({ prefix: "pending_act:", limit: 10 });

/** The server loses power before it writes the entry. */
const failingBeforeEntry = (databases: Databases): Databases => ({
  ...databases,
  audit: {
    ...databases.audit,
    write: async () => {
      throw new PowerCut();
    },
  },
});

/** The server loses power at a write of the pending act: after the first one, which begins it, or before the one that ends it. */
function failingAtPending(databases: Databases, at: "begin" | "end"): Databases {
  const { handles } = databases;
  const write = async (document: NewDocument) => {
    const isPending = document._id.startsWith("pending_act:");
    if (isPending && document._deleted === true && at === "end") throw new PowerCut();
    const revision = await handles.write(document);
    if (isPending && at === "begin") throw new PowerCut();
    return revision;
  };
  return { ...databases, handles: { ...handles, write } };
}

const withKind = (
  { prepare }: Kind,
  work: (backend: BackendUnderTest, sent: Sent) => Promise<void>,
): Promise<void> =>
  withBackend(async (backend) => {
    await addUser(backend.databases.users, ADMIN, ROLES);
    const sent = await prepare(backend);
    backend.clock.pass(1000);
    await work(backend, sent);
  });

describe("the audit log", () => {
  test.each(KINDS)(
    "names %s once when the server failed right after, and not at all when it failed before",
    (_, kind) =>
      withKind(kind, async (backend, sent) => {
        const { databases, clock } = backend;
        expect(await send(backend, failingAtPending(databases, "begin"), sent)).toBe(500);
        await completeAuditLog(backend);
        expect(await noted(backend, kind.what)).toEqual([]);

        clock.pass(1000);
        expect(await send(backend, failingBeforeEntry(databases), sent)).toBe(500);
        expect(await noted(backend, kind.what)).toEqual([]);
        await completeAuditLog(backend);
        await completeAuditLog(backend);
        expect(await noted(backend, kind.what)).toHaveLength(1);

        // an act that nobody ended is forgotten after a day
        expect(await pending(backend)).toHaveLength(1);
        clock.pass(DAY);
        await completeAuditLog(backend);
        expect(await pending(backend)).toEqual([]);
        expect(await noted(backend, kind.what)).toHaveLength(1);
      }),
  );

  test.each(KINDS)("names %s once when nothing fails, and looks for it no longer", (_, kind) =>
    withKind(kind, async (backend, sent) => {
      expect(await send(backend, backend.databases, sent)).toBe(200);
      expect(await pending(backend)).toEqual([]);
      await completeAuditLog(backend);
      expect(await noted(backend, kind.what)).toHaveLength(1);
    }),
  );

  const [, review] = KINDS[1] ?? [];
  if (review === undefined) throw new Error("no kind");

  test("names an act once when the server failed after its entry, also while a list of a cluster still has the pending act", () =>
    withKind(review, async (backend, sent) => {
      const { databases } = backend;
      expect(await send(backend, failingAtPending(databases, "end"), sent)).toBe(500);
      const listed = await pending(backend);
      expect(listed).toHaveLength(1);
      await completeAuditLog(backend);
      expect(await pending(backend)).toEqual([]);
      const late = { ...databases.handles, list: async () => listed };
      await completeAuditLog({ ...backend, databases: { ...databases, handles: late } });
      expect(await noted(backend, review.what)).toHaveLength(1);
    }));

  test("names no act that the server refused, and looks for it no longer", () =>
    withKind(review, async (backend, { path, body }) => {
      const refused = { path, body: { ...(body as object), listed_reason: "unanswered" } };
      expect(await send(backend, backend.databases, refused)).toBe(409);
      expect(await pending(backend)).toEqual([]);
      await completeAuditLog(backend);
      expect(await noted(backend, review.what)).toEqual([]);
    }));
});
