/**
 * The database failed, and a later try may succeed: it is unreachable, full or shutting down, or it refuses the server's credentials.
 * Any other failure of a database is a defect of ours.
 */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
  /** Such as "ECONNREFUSED", "ENOSPC" or "status 503". It holds nothing that was read or written. */
  readonly code: string;

  constructor(code: string) {
    super(`the database is away (${code}): check its disk, or COUCHDB_URL and what answers there`);
    this.code = code;
  }
}

/** @returns a DatabaseAwayError for a failure that is one, and the failure itself otherwise */
export function asDatabaseAway(failure: unknown): unknown {
  const code = codeOf(failure);
  return code === undefined ? failure : new DatabaseAwayError(code);
}

/**
 * The statuses of CouchDB that a later try may change: refused credentials, a timeout, too many calls, a failure. With 403 it refuses a
 * document, unless the text says that the credentials are locked.
 */
const isTransient = (status: number, text: string): boolean =>
  [401, 408, 429].includes(status) ||
  (status >= 500 && status <= 599) ||
  (status === 403 && /temporarily locked/.test(text));

/** LevelDB writes these texts into the message of an error. The error has no code. */
const LEVELDB: readonly (readonly [RegExp, string])[] = [
  [/no space left on device/i, "ENOSPC"],
  [/database is not open|database is closed/i, "closed"],
  [/^IO error/i, "EIO"],
];

function codeOf(failure: unknown): string | undefined {
  if (typeof failure !== "object" || failure === null) return undefined;
  if (failure instanceof DatabaseAwayError) return failure.code;
  const code = systemCodeOf(failure) ?? ("cause" in failure ? systemCodeOf(failure.cause) : undefined);
  if (code !== undefined) return code;
  const message = "message" in failure ? String(failure.message) : "";
  const [, known] = LEVELDB.find(([words]) => words.test(message)) ?? [];
  if (known !== undefined) return known;
  if ("status" in failure && typeof failure.status === "number" && isTransient(failure.status, message))
    return `status ${failure.status}`;
  return undefined;
}

/** A code of the operating system or of Node's network, such as ECONNRESET or UND_ERR_SOCKET. */
function systemCodeOf(failure: unknown): string | undefined {
  if (typeof failure !== "object" || failure === null || !("code" in failure)) return undefined;
  return typeof failure.code === "string" && /^(E[A-Z]+|UND_ERR_\w+)$/.test(failure.code)
    ? failure.code
    : undefined;
}
