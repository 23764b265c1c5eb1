import { useMemo } from "react";
import type { Client } from "../../api/client.ts";
import { readPaymentStatus } from "../../api/payments.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import { type CouncilCode, DEFAULT_COUNCIL } from "../../domain/councils.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { type LicenceKey, licenceKeyOf, licenceKeyText } from "../../domain/licenceKey.ts";
import { type DeviceKeeper, useClient, useEnvironment } from "../environment.tsx";
import { useRequest } from "../parts/useRequest.ts";

/**
 * The council of a licence whose address names none. Numbers are unique within one council only. The order is: the only council
 * whose licence of that number and period this browser has shown; the council of the licence that the payment renewed; the
 * council that was shown last; the default council.
 * @param value base64 of the licence's number and period. Untrusted input.
 * @returns undefined until the council is known
 */
export function useLicenceCouncil(value: string, token: StatusToken | undefined): CouncilCode | undefined {
  const client = useClient();
  const { device } = useEnvironment();
  const find = useMemo(() => {
    const key = licenceKeyOf(value);
    if (key === undefined) return undefined;
    return async (signal: AbortSignal): Promise<CouncilCode> => {
      const [shown, ...others] = await shownCouncils(device, key);
      if (shown !== undefined && others.length === 0) return shown;
      return (await paidCouncil(client, key, token, signal)) ?? shown ?? DEFAULT_COUNCIL;
    };
  }, [client, device, value, token]);
  const { reading } = useRequest(find);
  if (find === undefined) return DEFAULT_COUNCIL;
  return reading.status === "read" ? reading.value : undefined;
}

/** The councils whose licence of that key this device keeps, the last one first. */
async function shownCouncils(
  device: DeviceKeeper | undefined,
  key: LicenceKey,
): Promise<readonly CouncilCode[]> {
  // If the code that reads kept licences cannot be loaded, none was shown.
  const kept = (await device?.licences().catch(() => [])) ?? [];
  return kept.filter((licence) => isSame(licence.key, key)).map(({ licence }) => licence.council);
}

/** Undefined also when the payment cannot be read now. The call for the licence comes next and reports that fault. */
async function paidCouncil(
  client: Client,
  key: LicenceKey,
  token: StatusToken | undefined,
  signal: AbortSignal,
): Promise<CouncilCode | undefined> {
  if (token === undefined) return undefined;
  try {
    const { services } = await readPaymentStatus(client, token, signal);
    return renewalsOf(services).find(({ licence }) => isSame(licence, key))?.council;
  } catch {
    return undefined;
  }
}

function isSame(one: LicenceKey, other: LicenceKey): boolean {
  return licenceKeyText(one) === licenceKeyText(other);
}
