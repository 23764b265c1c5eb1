/** Links that set a forgotten password. Their id is CouchDB's utc_random, which contains the time of the request. */

const RESET_ID = /^([0-9a-f]{14})[0-9a-f]{18}$/;

/** 24 hours in milliseconds (rule 9.10). */
const VALID = 24 * 60 * 60_000;

/** Whether the text is a complete id. An id that was cut off on the way is invalid. */
export function isResetId(text: unknown): text is string {
  return typeof text === "string" && RESET_ID.test(text);
}

/**
 * The page where the citizen types the new password.
 * @param portal its address, without a trailing slash
 */
export function resetLink(portal: string, id: string): string {
  return `${portal}/#/reset_password?id=${id}`;
}

/** The time of the request in milliseconds since 1970. The id's first 14 hex digits are microseconds (rule 4.14). */
export function resetRequestedAt(id: string): number | undefined {
  const [, microseconds] = RESET_ID.exec(id) ?? [];
  return microseconds === undefined ? undefined : Number.parseInt(microseconds, 16) / 1000;
}

/** Whether the link is at least 24 hours old by the time in its id (rule 4.14). An invalid id counts as expired. */
export function isResetExpired(id: string, now: Date): boolean {
  const asked = resetRequestedAt(id);
  return asked === undefined || now.getTime() >= asked + VALID;
}
