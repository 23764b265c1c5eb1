import { randomUUID } from "node:crypto";
import { type CreatedPayment, createdPayment } from "../../src/api/schemas/payment.ts";
import { chargeOfType, type ServiceLine } from "../../src/charges/index.ts";
import { FPX_PATHS } from "../../src/server/gateways/fpx/protocol/constants.ts";
import { fieldsOf, form, lineOf, requestFor } from "../../tests/backend/accounts/citizen.ts";
import { PAYER } from "./counter.ts";
import type { OwnBill } from "./own.ts";
import { BANK, PORTAL } from "./system.ts";

/** A payer's calls without a browser, for tests that begin with a payment. */

/** Node may not resolve *.localhost, so the tests call the loopback address. */
export const loopback = (address: string) => address.replace(/[a-z]+\.localhost|localhost/, "127.0.0.1");

/** A call of the portal. @throws Error when the portal refuses it */
export async function callPortal(portal: string, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(loopback(`${portal}${path}`), {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A payment that was sent to its gateway, with the fields of the form that went there. */
export interface SentPayment {
  readonly created: CreatedPayment;
  readonly fields: Readonly<Record<string, string>>;
}

/** Creates a payment, and goes to the page where its gateway asks for a decision. @param entry the gateway's address */
export async function sendPayment(portal: string, entry: string, request: unknown): Promise<SentPayment> {
  const created = createdPayment.create(await callPortal(portal, "/createPayment", request));
  const fields = fieldsOf(await (await fetch(loopback(created.pay_url))).text());
  await fetch(loopback(entry), { ...form(fields), redirect: "manual" });
  return { created, fields };
}

export interface MadePayment {
  readonly order: string;
  readonly token: CreatedPayment["status_token"];
  /** Makes the decision at the simulated bank, which tells the portal. */
  decide(choice: "approve" | "decline"): Promise<void>;
}

/** A payment by FPX of whole bills, without a decision yet. */
export async function madePayment(bills: readonly OwnBill[]): Promise<MadePayment> {
  const lines: ServiceLine[] = [];
  for (const { council, charge: payment_type, number } of bills) {
    const charge = chargeOfType(payment_type);
    if (charge.source !== "bill") throw new RangeError(`${payment_type} is no bill`);
    const found = await callPortal(PORTAL, "/search", { council, _id: number, payment_type });
    lines.push(lineOf(charge.record.read(found), "full"));
  }
  const request = requestFor(lines, {
    user: PAYER.name,
    email: PAYER.email,
    contact: PAYER.phone,
    callback_url: `${PORTAL}/?lang=ms`,
  });
  const sent = await sendPayment(PORTAL, `${BANK}${FPX_PATHS.authorization}`, request);
  const order = sent.fields.fpx_sellerExOrderNo ?? "";
  return {
    order,
    token: sent.created.status_token,
    async decide(choice) {
      await fetch(loopback(`${BANK}/bank/${order}`), { ...form({ choice }), redirect: "manual" });
    },
  };
}
