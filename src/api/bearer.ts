/** The header by which a status token lets its holder in, as no address or log may hold it; none without a token. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
