import { create } from "superstruct";
import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { PortalError, readAnswer } from "./fault.ts";
import { CONFIRMED_HEADER, LOAD_TYPES, type LoadEnd, type LoadProgress, loadLine } from "./schemas/load.ts";

export interface LoadRequest {
  readonly council: CouncilCode;
  readonly type: ChargeType;
  readonly file: File;
  /** The file is complete: the load withdraws what it lacks. */
  readonly isSnapshot: boolean;
  /** How many records the person agreed to withdraw. */
  readonly withdraw?: number;
  /** Gives up an earlier load that was cut off. */
  readonly discards?: boolean;
  /** The ids of held-out records that the person confirmed. */
  readonly confirmed?: readonly string[];
}

export type LoadResult = Exclude<LoadEnd, { readonly end: "forbidden" }>;

/** The media type of a file of records, by the ending of its name. Undefined for any other file. */
export function loadTypeOf(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return Object.entries(LOAD_TYPES).find(([known]) => known === ending)?.[1];
}

/**
 * POST /api/admin/loads/{council}/{charge}: loads a file of records.
 * @param onProgress called after each percent
 * @throws PortalError: `refused` with `user_error_relogin` or `role_missing`, also when the log-in or the role ended during the load,
 * or with `changed_meanwhile` while another load of these records runs. Then nothing was loaded. After `unreachable`, `timeout`,
 * `offline` and `unreadable`, nobody knows whether the load took effect
 */
export async function loadRecords(
  client: Client,
  load: LoadRequest,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadResult> {
  const query = new URLSearchParams({
    ...(load.isSnapshot && { snapshot: "true" }),
    ...(load.withdraw !== undefined && { withdraw: String(load.withdraw) }),
    ...(load.discards && { discard: "true" }),
  });
  const answer = await client.postFile(`api/admin/loads/${load.council}/${load.type}?${query}`, load.file, {
    "content-type": loadTypeOf(load.file.name) ?? load.file.type,
    ...(load.confirmed && { [CONFIRMED_HEADER]: load.confirmed.map(encodeURIComponent).join(",") }),
  });
  for await (const line of linesOf(answer)) {
    const read = readAnswer(() => create(parsed(line), loadLine));
    if ("progress" in read) onProgress(read);
    else if (read.end !== "forbidden") return read;
    else
      throw new PortalError({
        kind: "refused",
        reason: read.logged_in ? "role_missing" : "user_error_relogin",
      });
  }
  throw new PortalError({ kind: "unreachable" });
}

/** The lines of an answer, as they come. @throws PortalError when it breaks off */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const piece = await reader.read().catch((failure: unknown) => {
      throw new PortalError(navigator.onLine ? { kind: "unreachable" } : { kind: "offline" }, failure);
    });
    if (piece.done) return;
    const lines = `${rest}${decoder.decode(piece.value, { stream: true })}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** @returns undefined for text that is no JSON, which no schema accepts */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
