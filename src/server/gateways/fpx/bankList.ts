import type { BankListAnswer } from "../../../api/schemas/banks.ts";
import { bankNameOf } from "../../../domain/payments/banks.ts";
import type { FpxToken } from "../../../domain/payments/paymentMethod.ts";
import type { Clock } from "../../clock.ts";
import { encodeFormBody } from "../../http/formBody.ts";
import { Refusal } from "../../http/refusal.ts";
import { describeError, type Log } from "../../log.ts";
import type { FpxConnection } from "./connection.ts";
import { type BankAvailability, parseBankList } from "./protocol/bankList.ts";
import { FPX_PATHS, FPX_VERSION } from "./protocol/constants.ts";
import { openMessage, sealMessage } from "./protocol/messages.ts";

/** Milliseconds. */
const FRESH = 30_000;
const PAUSE_AFTER_FAILURE = 5_000;
const PATIENCE = 5_000;

interface CachedList {
  /** The last good list. */
  readonly banks?: readonly BankAvailability[];
  readonly asOf?: Date;
  /** The server asks FPX again from this time on. Milliseconds since 1970. */
  readonly askAgainAt: number;
}

export type BankList = (token: FpxToken) => Promise<BankListAnswer>;

/**
 * FPX's bank list. PayNet requires a BE for each display. To spare FPX, simultaneous calls share one BE and a list is used for
 * 30 seconds. While FPX does not answer, the last good list is used.
 */
export function bankList(fpx: FpxConnection, clock: Clock, log: Log): BankList {
  const cache = new Map<FpxToken, CachedList>();
  const asking = new Map<FpxToken, Promise<void>>();

  const refresh = async (token: FpxToken): Promise<void> => {
    const asOf = clock.now();
    try {
      const banks = await askBanks(fpx, token, asOf);
      cache.set(token, { banks, asOf, askAgainAt: asOf.getTime() + FRESH });
    } catch (failure) {
      log({ event: "bank_list_unanswered", token, ...describeError(failure) });
      cache.set(token, { ...cache.get(token), askAgainAt: asOf.getTime() + PAUSE_AFTER_FAILURE });
    }
  };

  return async (token) => {
    if (clock.now().getTime() >= (cache.get(token)?.askAgainAt ?? 0)) {
      const question = asking.get(token) ?? refresh(token).finally(() => asking.delete(token));
      asking.set(token, question);
      await question;
    }
    const { banks, asOf } = cache.get(token) ?? {};
    if (banks === undefined || asOf === undefined)
      throw new Refusal(503, "attempt_failed_please_try_again", { retryAfter: PAUSE_AFTER_FAILURE / 1000 });
    return answerOf(token, banks, asOf);
  };
}

/** @throws when FPX does not answer, or its answer cannot be verified */
async function askBanks(
  fpx: FpxConnection,
  token: FpxToken,
  now: Date,
): Promise<readonly BankAvailability[]> {
  const values = { fpx_msgToken: token, fpx_sellerExId: fpx.seller.exchangeId, fpx_version: FPX_VERSION };
  const response = await fpx.fetch(`${fpx.serverOrigin}${FPX_PATHS.bankList}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: encodeFormBody(sealMessage("BE", values, fpx.keys.privateKey)),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const opened = openMessage("BC", await response.text(), fpx.certificates, now);
  if (opened.kind !== "message") throw new UnusableBankListError(opened.kind);
  const { fpx_msgToken, fpx_sellerExId, fpx_bankList } = opened.message;
  if (fpx_msgToken !== token || fpx_sellerExId !== fpx.seller.exchangeId)
    throw new UnusableBankListError("not for us");
  return parseBankList(fpx_bankList);
}

class UnusableBankListError extends Error {
  override readonly name = "UnusableBankListError";
}

/** Sorts the banks by display name, ignoring upper and lower case. */
function answerOf(token: FpxToken, banks: readonly BankAvailability[], asOf: Date): BankListAnswer {
  const named = banks
    .map(({ code, online }) => ({ id: code, online, name: bankNameOf(token, code) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }));
  return {
    result: named.map(({ id, online }) => ({ id, online })),
    names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
    as_of: asOf.toISOString(),
  };
}
