import { describe, expect, test } from "vitest";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import { sen } from "../../../src/domain/money.ts";
import { approveRefund } from "../../../src/server/refunds/refundSteps.ts";
import { answerFor, postAnswer } from "../answers.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { answerEnquiries } from "../payments/enquiries.ts";
import { left } from "../payments/leftPayments.ts";
import { paymentsOfADay } from "../payments/reviewedPayments.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";
import { FIRST, versionNow } from "../refunds/refundSteps.ts";
import { ADMIN, cookieOf, logIn, withLogin } from "./accounts.ts";
import { created, goToBank, lineOf, pay, payRequest, requestFor } from "./citizen.ts";
import { failingAtPending, type Kind, noted, pending, send, testKinds, withKind } from "./crashedActs.ts";
import { nextRound } from "./nextRound.ts";

/** The entries of acts on payments, refunds and differences after which the server failed at once. */

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

describe("the audit log", () => {
  testKinds(KINDS);

  const [, review] = KINDS[1] ?? [];
  if (review === undefined) throw new Error("no kind");

  test("names an act once when the server failed after its entry, also while a list of a cluster still has the pending act", () =>
    withKind(review, async (backend, sent) => {
      const { databases } = backend;
      expect(await send(backend, failingAtPending(databases, "end"), sent)).toBe(500);
      const listed = await pending(backend);
      expect(listed).toHaveLength(1);
      await nextRound(backend);
      expect(await pending(backend)).toEqual([]);
      const late = { ...databases.handles, list: async () => listed };
      await nextRound({ ...backend, databases: { ...databases, handles: late } });
      expect(await noted(backend, review.what)).toHaveLength(1);
    }));

  test("names no act that the server refused, and looks for it no longer", () =>
    withKind(review, async (backend, { path, body }) => {
      const refused = { path, body: { ...(body as object), listed_reason: "unanswered" } };
      expect(await send(backend, backend.databases, refused)).toBe(409);
      expect(await pending(backend)).toEqual([]);
      await nextRound(backend);
      expect(await noted(backend, review.what)).toEqual([]);
    }));
});
