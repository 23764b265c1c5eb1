/** Links that set a forgotten password. Their id is CouchDB's utc_random, and tells when the link was asked for. */

const RESET_ID = /^([0-9a-f]{14})[0-9a-f]{18}$/;

/** Specification, section 9. Milliseconds. */
const VALID = 24 * 60 * 60_000;

/** True of a whole id. One that was cut off on the way is none. */
export function isResetId(text: unknown): text is string {
  return typeof text === "string" && RESET_ID.test(text);
}

/** Where the new password is typed. @param portal its address, without a slash at its end */
export function resetLink(portal: string, id: string): string {
  return `${portal}/#/reset_password?id=${id}`;
}

/** When the link was asked for, in milliseconds since 1970, by the first 14 hex digits of its id, which are microseconds. */
export function resetRequestedAt(id: string): number | undefined {
  const [, microseconds] = RESET_ID.exec(id) ?? [];
  return microseconds === undefined ? undefined : Number.parseInt(microseconds, 16) / 1000;
}

/**
 * Whether the link is older than 24 hours by the time in its id (docs/specification.md, section 4).
 * What is no id of a link has no time either.
 */
export function isResetExpired(id: string, now: Date): boolean {
  const asked = resetRequestedAt(id);
  return asked === undefined || now.getTime() >= asked + VALID;
}
