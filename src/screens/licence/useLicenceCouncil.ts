import { useMemo } from "react";
import type { Client } from "../../api/client.ts";
import { readPaymentStatus } from "../../api/readPayment.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import { type CouncilCode, DEFAULT_COUNCIL } from "../../domain/councils.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { type LicenceKey, licenceKeyOf, licenceKeyText } from "../../domain/licenceKey.ts";
import { type DeviceKeeper, useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";
import { useRequest } from "../parts/useRequest.ts";

/**
 * The council of a licence whose address names none: the one whose licence of that number and period this browser was shown,
 * else the one whose licence the payment at hand renewed, else the default council. Numbers are unique within one council alone,
 * so of several that were shown the payment's is meant, or else the last.
 * @param value base64 of the licence's number and period; it may be none
 * @returns undefined until it is known
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

/** Whose licence of that key was shown here, the last one first; each is kept once. */
async function shownCouncils(
  device: DeviceKeeper | undefined,
  key: LicenceKey,
): Promise<readonly CouncilCode[]> {
  // nothing is kept where the part that keeps it is not to be had
  const kept = (await device?.licences().catch(() => [])) ?? [];
  return kept.filter((licence) => isSame(licence.key, key)).map(({ licence }) => licence.council);
}

/** Undefined also where the payment cannot be read now: the licence is asked for next, and says so. */
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
