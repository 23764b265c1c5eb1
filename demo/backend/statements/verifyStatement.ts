import type { Verification } from "../../../src/api/schemas/verification.ts";
import { checkStatement, standingOn, type Verdict } from "../../../src/domain/checkStatement.ts";
import { readCompact, unsignedStatement } from "../../../src/domain/compactStatement.ts";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import type { ReceiptStatement, Statement } from "../../../src/domain/statement.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { findByNumber } from "../payments/findByNumber.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { receiptStatementOf } from "./receiptStatement.ts";
import type { StatementKeys } from "./statementKeys.ts";

export interface VerificationDesk {
  readonly databases: Pick<Databases, "all_payments" | "handles">;
  readonly statements: StatementKeys;
  readonly clock: Clock;
}

/** Checks a statement as everybody can, and then by what is stored: who asks learns nothing that the paper does not say. */
export async function verifyStatement(
  desk: VerificationDesk,
  text: string,
): Promise<Verification["verdict"]> {
  const compact = readCompact(text);
  if (compact === undefined) return "unreadable";
  const today = malaysiaDate(desk.clock.now());
  const verdict = await checkStatement(compact, await desk.statements.published(), today, crypto.subtle);
  const isGenuine = verdict === "valid" || verdict === "expired";
  return isGenuine ? await standingOfRecord(desk, compact.statement, today) : verdict;
}

async function standingOfRecord(
  desk: VerificationDesk,
  statement: Statement,
  today: string,
): Promise<Verdict> {
  if (statement.kind === "licence") return "no_record";
  return (await isOnRecord(desk, statement)) ? standingOn(statement, today) : "no_record";
}

/**
 * Whether the payment is stored and says the same. A refund of what a bill was paid twice takes nothing off the receipt: the money
 * came, the bill is paid, and the rest is its payer's affair.
 */
async function isOnRecord(
  { databases: { all_payments, handles } }: VerificationDesk,
  statement: ReceiptStatement,
): Promise<boolean> {
  const id = await findByNumber(handles, statement.number);
  const payment = id && (await readPayment(all_payments, id));
  const stored = payment && receiptStatementOf(payment);
  const [ofRecord, ofPaper] = [stored, statement].map((stated) => stated && unsignedStatement("", stated));
  return ofRecord === ofPaper;
}
