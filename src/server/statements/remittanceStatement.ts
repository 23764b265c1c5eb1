import { object, string } from "superstruct";
import { unsignedStatement } from "../../domain/statements/compactStatement.ts";
import type { RemittanceStatement } from "../../domain/statements/statement.ts";
import type { Databases } from "../databases/databases.ts";
import { readStored } from "../databases/readStored.ts";
import type { Remittance } from "../remittances/remittanceDocument.ts";
import type { ServicesWith } from "../services.ts";

/** What the QR code of a remittance's PDF states. */
export function remittanceStatementOf({ remittance, day, total }: Remittance): RemittanceStatement {
  return { kind: "remittance", number: remittance, lines: total.lines, amount: total.amount, day };
}

const signedDocument = object({ statement: string() });

/**
 * The signed statement of a remittance. The first signature is stored, because each signature of a text differs and a remittance's
 * PDF never changes. Only a withdrawn key makes a new one.
 */
export async function signedRemittance(
  {
    databases: { settlements },
    statements,
  }: Pick<ServicesWith<"statements">, "statements"> & {
    readonly databases: Pick<Databases, "settlements">;
  },
  remittance: Remittance,
): Promise<string> {
  const statement = remittanceStatementOf(remittance);
  const _id = `remittance_statement:${remittance.remittance}`;
  for (;;) {
    const stored = await settlements.read(_id);
    const former = stored && readStored(stored, signedDocument).statement;
    const keys = await statements.published();
    if (
      former !== undefined &&
      keys.some(
        ({ id, withdrawn }) => !withdrawn && former.startsWith(`${unsignedStatement(id, statement)}.`),
      )
    )
      return former;
    const signed = await statements.sign(statement);
    const document = { _id, type: "remittance_statement", statement: signed };
    // another process may have stored its signature first
    if (await settlements.write(stored ? { ...document, _rev: stored._rev } : document)) return signed;
  }
}
