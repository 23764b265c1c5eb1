import type { ServiceLine } from "../../../src/charges/index.ts";
import type { LicenseLine, LicenseRecord } from "../../../src/charges/license/license.ts";
import { sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import type { LicencePrint } from "../../../src/server/records/licencePrint.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { newKeyRing } from "../../../src/server/statements/keyRing.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { type Body, created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, type Making, PORTAL, withBackend } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, LICENSE, MARKET_LICENSE } from "../bills/bills.ts";

/** Pays and reads licences. */

const RING = newKeyRing();

export const statements = statementKeys(async () => RING);

export const PRINT: LicencePrint = {
  lesen_print: 6,
  holder: "LIM AH KAU",
  address: "LOT 7, JALAN PASAR LAMA, TAWAU, SABAH",
  activity: "Gerai ikan",
  conditions: ["Lesen ini hendaklah dipamerkan."],
};

/** Renewed by the month. */
export const MONTHLY: LicenseRecord = {
  ...MARKET_LICENSE,
  _id: "2011234",
  license_no: "201-1234",
  m_kod_type: "K",
  sah_hingga: "2026-07-31",
  renewal_month: 8,
  balance: sen(20_00),
};

/** An operasi licence. */
export const OPERATION: LicenseRecord = {
  ...MARKET_LICENSE,
  _id: "2015678",
  license_no: "201-5678",
  m_kod_type: "O",
};

export function loadLicence(
  { databases }: Pick<BackendUnderTest, "databases">,
  record: LicenseRecord,
  { owner = IDENTITY_NUMBER, ...besides }: { owner?: string; print?: LicencePrint; photo?: string } = {},
): Promise<void> {
  return storeRecords(databases.records, [documentOf(record, owner, besides)]);
}

/** A back end that signs statements, with licences whose print fields are loaded. */
export function withLicences(
  work: (backend: BackendUnderTest) => Promise<void>,
  making: Making = {},
): Promise<void> {
  return withBackend(
    async (backend) => {
      for (const record of [LICENSE, MARKET_LICENSE, MONTHLY, OPERATION])
        await loadLicence(backend, record, { print: PRINT });
      await work(backend);
    },
    { statements, ...making },
  );
}

/** The line that renews a licence, with consent where a trading licence asks for it. */
export function renewalOf(record: LicenseRecord): LicenseLine {
  const line = lineOf(record, "renewal") as LicenseLine;
  if (record.m_kod_type !== "N") return line;
  return { ...line, consent: { name: "Lim Ah Kau", ic_no: IDENTITY_NUMBER } };
}

export interface Paying {
  readonly key?: string;
  readonly email?: string;
}

/** Begins a payment of the lines at the bank. @returns the order number and the payment's status token */
export async function atTheBank(
  backend: BackendUnderTest,
  lines: readonly ServiceLine[],
  { key, email }: Paying = {},
): Promise<{ readonly order: string; readonly token: string }> {
  const request: Body = requestFor(lines, email === undefined ? {} : { email });
  const { pay_url, status_token } = await created(backend, request, key);
  return { order: await goToBank(backend, pay_url), token: status_token };
}

export async function approve(backend: BackendUnderTest, order: string): Promise<void> {
  await backend.exchange.decide(order, { choice: "approve" });
  await backend.exchange.idle();
}

/** Pays the lines. @returns the payment's status token */
export async function paidToken(
  backend: BackendUnderTest,
  lines: readonly ServiceLine[],
  paying: Paying = {},
): Promise<string> {
  const { order, token } = await atTheBank(backend, lines, paying);
  await approve(backend, order);
  return token;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface Asking {
  readonly token?: string;
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the proxy for /digital_license/{key}: POST reads, PUT writes. */
export async function askLicence(
  { app }: Pick<BackendUnderTest, "app">,
  method: "POST" | "PUT",
  key: string,
  { token, payload = { council: "mpt" }, headers = {} }: Asking = {},
): Promise<Response> {
  return app.request("/api/query", {
    method,
    headers: {
      "content-type": "application/json",
      origin: PORTAL,
      ...(token === undefined ? {} : bearer(token)),
      ...headers,
    },
    body: JSON.stringify({ url: Buffer.from(`/digital_license/${key}`).toString("base64"), payload }),
  });
}

/** Every stored digital licence. */
export function keptLicences({ databases }: Pick<BackendUnderTest, "databases">) {
  return databases.digital_license.list({ prefix: "", limit: 100 });
}
