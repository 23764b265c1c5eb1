import type { ServiceLine } from "../../../src/charges/index.ts";
import type { LicenseLine } from "../../../src/charges/license/license.ts";
import { readLine } from "../../../src/charges/lines.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { localGovernmentCharge } from "../../../src/charges/local_government_charge/index.ts";
import type { LocalGovernmentLine } from "../../../src/charges/local_government_charge/localGovernmentCharge.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import type { ParkingAccount, ParkingLine } from "../../../src/charges/parking/parking.ts";
import { sen } from "../../../src/domain/money.ts";
import { lineOf, statusOf } from "../accounts/citizen.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { LICENSE } from "../bills/bills.ts";

export const CONSENT = { name: "Wong Siew Ling", ic_no: "800101-12-5532" };

export const OTHER_KEY = "another-key-of-16";

export const withConsent = (line: ServiceLine): ServiceLine => ({
  ...(line as LicenseLine),
  consent: CONSENT,
});

export const RENEWAL = withConsent(lineOf(LICENSE, "renewal"));

export const reloadOf = (account: ParkingAccount, amount = 20_00): ParkingLine =>
  parking.lineOf(parking.itemOf(account, sen(amount), new Date("2026-08-03T01:00:00Z"))) as ParkingLine;

export const STAY = {
  license_no: "R7654321",
  customer_name: "Tan Mei Ling",
  total_no_of_people: "4",
  start_date: "2026-08-10",
  end_date: "2026-08-13",
  full_name: "Aminah binti Salleh",
  email: "aminah@example.my",
  phone: "089-123 4567",
};

export const stayLine = (of: Partial<typeof STAY> = {}): LocalGovernmentLine =>
  localGovernmentCharge.lineOf(
    localGovernmentForm.itemOf({ ...STAY, ...of }, "mpt", new Date("2026-08-03T01:00:00Z")),
  ) as LocalGovernmentLine;

export async function reasonOf(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, (await answer.json()).reason];
}

/** The lines of a payment that was read by its token, each by its own schema. */
export async function linesOf(backend: BackendUnderTest, token: string): Promise<readonly ServiceLine[]> {
  const { services } = await statusOf(backend, token);
  return (services as unknown[]).map(readLine);
}
