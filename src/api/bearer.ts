/** The header that sends a status token. Headers keep the token out of addresses and logs. Without a token there is no header. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
