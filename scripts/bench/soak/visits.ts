import { create, object, optional, string } from "superstruct";
import { lineOf, requestFor } from "../../../tests/backend/accounts/citizen.ts";
import { billOf } from "../backend/bills.ts";
import { CYCLE } from "../backend/calls.ts";
import type { Keys } from "../backend/keys.ts";
import { newPayment } from "../backend/payment.ts";
import { type Caller, json } from "./caller.ts";

/** A citizen's visit, including visits that the server refuses: one or more calls, one after the other. */
export type Visit = () => Promise<void>;

/** The user that logs in. */
export const USER = { name: "aminah@example.my", password: "a password of the benchmark" };

/** The number of bills that visits look up and never pay. */
const LOOKED_UP = 100;

const withStatement = object({ statement: optional(string()) });

/**
 * Yields visits endlessly, in a fixed order. Of twenty visits, seven look up a bill, three pay one, one starts to pay and leaves,
 * and five are refused.
 * @param bills the number of stored bills; the first LOOKED_UP are never paid
 */
export function* visitsOf(caller: Caller, keys: Keys, bills: number): Generator<Visit> {
  const { call } = caller;
  let bill = LOOKED_UP;
  let count = 0;
  let lastStatus: string | undefined;
  const next = () => {
    if (bill === bills)
      throw new Error(`The soak paid all ${bills} bills. Choose fewer --seconds or a lower --rate.`);
    bill += 1;
    return bill - 1;
  };

  const search: Visit = async () => {
    count += 1;
    const query = { council: "mpt", payment_type: "compound", _id: billOf(count % LOOKED_UP).compound_no };
    await call("search", 200, "/search", json(query));
  };
  /** Makes the first calls of a payment of a new bill. @param calls how many of the cycle's calls */
  const take = async (calls: number) => {
    const payment = newPayment(next());
    for (const step of CYCLE.slice(0, calls)) {
      const { path = "", headers, body } = step.ask(payment);
      const sent = { method: step.method, ...(headers && { headers: headers as Record<string, string> }) };
      const answer = await call(step.name, step.status, path, {
        ...sent,
        ...(body && { body: String(body) }),
      });
      step.take?.(payment, answer.body, keys);
    }
    return payment;
  };
  const pay: Visit = async () => {
    lastStatus = (await take(CYCLE.length)).statusPath;
  };
  const leave: Visit = async () => void (await take(2));
  const receipt: Visit = async () => {
    if (lastStatus === undefined) return;
    const { body } = await call("receipt", 200, lastStatus);
    const { statement } = create(
      Object.fromEntries(Object.entries(JSON.parse(body)).filter(([name]) => name === "statement")),
      withStatement,
    );
    await call("verify", 200, "/api/verify", json({ statement }));
    await call("keys", 200, "/api/keys");
  };
  const logIn: Visit = async () => {
    const { headers } = await call("log-in", 200, "/db/_session", json(USER));
    const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const url = Buffer.from("all_payments/_find").toString("base64");
    const payload = {
      selector: { email: USER.name },
      sort: [{ _id: "desc" }],
      use_index: "by-email-index",
      limit: 10,
    };
    await call("history", 200, "/api/query", json({ url, payload }, { cookie }));
    await call("log-out", 200, "/db/_session", { method: "DELETE", headers: { cookie } });
  };
  const banks: Visit = async () => void (await call("bank list", 200, "/api/fpx/banks?messageToken=01"));
  const unknownBill: Visit = async () => {
    const query = { council: "mpt", payment_type: "compound", _id: "K26-999999" };
    await call("refused: no such bill", 404, "/search", json(query));
  };
  const wrongAmount: Visit = async () => {
    const request = requestFor([lineOf(billOf(0), "full")], { amount: "1.00" });
    const key = { "idempotency-key": `a-wrong-amount-${count}` };
    await call("refused: another amount", 409, "/createPayment", json(request, key));
  };
  const wrongPassword: Visit = async () => {
    count += 1;
    const given = { name: `nobody-${count}@example.my`, password: "a wrong password" };
    await call("refused: log-in", 401, "/db/_session", json(given));
  };
  const malformed: Visit = async () => {
    await call("refused: malformed", 400, "/search", { ...json({}), body: "{" });
  };
  const forged: Visit = async () => {
    await call("refused: an answer of nobody", 400, "/api/fpx/direct", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "fpx_msgType=AC&fpx_checkSum=00",
    });
  };

  const hour: readonly Visit[] = [
    ...[search, pay, banks, search, unknownBill, search, receipt, wrongAmount, search, pay],
    ...[leave, search, logIn, malformed, search, banks, pay, forged, search, wrongPassword],
  ];
  for (;;) yield* hour;
}
