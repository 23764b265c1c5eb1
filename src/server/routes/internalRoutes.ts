import type { Hono } from "hono";
import { stream } from "hono/streaming";
import { array, create, optional, string, type } from "superstruct";
import { keepUser, resetRequest, userCommand, userRequest } from "../accounts/keepUser.ts";
import { resetSecondFactor } from "../accounts/resetSecondFactor.ts";
import type { InternalDoor } from "../backendParts.ts";
import { keepCouncilPrint } from "../councils/changeCouncil.ts";
import { givenCouncilPrint } from "../councils/councilPrint.ts";
import { showsBearer } from "../http/bearer.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import { RECORD_IDS } from "../http/cardData.ts";
import { isFromThisMachine } from "../http/clientAddress.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal, unknownPath } from "../http/refusal.ts";
import { describeError } from "../log.ts";
import { backupLines } from "../operation/backup.ts";
import { InvalidBatch, loadStep, takeLoadStep } from "../records/loading/loadSteps.ts";
import { RecordsBusy } from "../records/loading/recordsBusy.ts";
import { throttledDatabases } from "../records/loading/throttledStore.ts";
import { loadRecords } from "../records/loadRecords.ts";
import { readRecords } from "../records/readRecords.ts";
import type { ServicesWith } from "../services.ts";

/**
 * POST /internal/backup streams a backup, line by line. POST /internal/loads takes a step of a load of council records.
 * POST /internal/records writes a few records at once. POST /internal/users makes a user, and POST /internal/users/resetSecondFactor
 * removes a user's second factor. POST /internal/councils stores the logo, signature, signer and contact of a council. Commands
 * call these routes because only one process can use the embedded databases. Only this machine may call them, without a proxy and
 * with the token of the data folder. Everyone else gets 404.
 */
export function addInternalRoutes(
  app: Hono<BackendEnv>,
  services: Pick<
    ServicesWith<"internal">,
    "databases" | "clock" | "internal" | "hashing" | "random" | "log" | "searchesUnderWay"
  >,
): void {
  const { databases, clock, log, searchesUnderWay } = services;
  app.use("/internal/*", async (context, next) => {
    if (!isAdmitted(context, services.internal)) throw unknownPath();
    await next();
  });
  app.post("/internal/records", atMost(8 * KILOBYTE * KILOBYTE), async (context) => {
    const body = await readJson(context, RECORD_IDS);
    const read = readRecords(body);
    if ("problems" in read)
      throw new Refusal(422, "invalid_request", { details: { problems: read.problems } });
    const { confirmed = [] } = create(Array.isArray(body) ? {} : body, confirmation);
    try {
      const held_out = await loadRecords(databases, read.records, clock.now(), confirmed);
      return context.json({ loaded: read.records.length - held_out.length, held_out });
    } catch (failure) {
      if (!(failure instanceof RecordsBusy)) throw failure;
      throw new Refusal(409, "changed_meanwhile", { details: { explanation: failure.message } });
    }
  });
  const throttled = throttledDatabases(databases, searchesUnderWay);
  app.post("/internal/loads", atMost(16 * KILOBYTE * KILOBYTE), async (context) => {
    // reading a batch takes some milliseconds
    await searchesUnderWay.giveWay();
    const step = create(await readJson(context, RECORD_IDS), loadStep);
    try {
      const now = clock.now().toISOString();
      return context.json(await takeLoadStep(throttled, step, now, searchesUnderWay));
    } catch (failure) {
      if (failure instanceof InvalidBatch) throw new Refusal(422, "invalid_request");
      throw failure;
    }
  });
  // The server goes on serving citizens meanwhile, so it holds only one page of documents in memory.
  app.post("/internal/backup", (context) => {
    context.header("Content-Type", "application/x-ndjson");
    return stream(context, async (lines) => {
      try {
        for await (const line of backupLines(databases, clock)) {
          if (lines.aborted) return;
          await lines.write(line);
        }
      } catch (failure) {
        // the command finds that the backup is cut off, because its end is missing
        log({ event: "backup_failed", ...describeError(failure) });
      }
    });
  });
  app.post("/internal/users", atMost(4 * KILOBYTE), async (context) => {
    const { account, ...user } = create(await readJson(context), userRequest);
    await keepUser(services, user, userCommand(account));
    return context.json({ ok: true });
  });
  app.post("/internal/users/resetSecondFactor", atMost(KILOBYTE), async (context) => {
    const { account, name } = create(await readJson(context), resetRequest);
    await resetSecondFactor(services, name, userCommand(account));
    return context.json({ ok: true });
  });
  app.post("/internal/councils", atMost(KILOBYTE * KILOBYTE), async (context) => {
    const print = create(await readJson(context), givenCouncilPrint);
    return context.json(await keepCouncilPrint(databases, print, clock));
  });
}

/** The records that a person confirmed, by their ids in the database. */
const confirmation = type({ confirmed: optional(array(string())) });

function isAdmitted(context: Context, { token, peer }: InternalDoor): boolean {
  return isFromThisMachine(context, peer(context)) && showsBearer(context, token);
}
