import type { User } from "../accounts/users.ts";
import type { Searcher } from "../bills/searchRecords.ts";
import type { DatabaseName, Databases } from "../databases/databases.ts";
import type { Context } from "../http/context.ts";
import type { LicenceReader } from "../licences/licenceReader.ts";
import type { AccountServices, Services } from "../services.ts";

/** The fields of every row of the table. */
interface Row {
  /** The use in the specification's words (rules 7.5 to 7.8 and 7.22). */
  readonly use: string;
  readonly method: "POST" | "PUT";
  /** The path with its placeholders. queryRoutes.ts says what each placeholder matches. */
  readonly path: string;
  /** The callers who get an answer. The server refuses all others. */
  readonly who: string;
  /** The payload. Absent, the server accepts none, because a payload asks for a write. */
  readonly beside?: {
    readonly is: string;
    /** Whether the payload has this form. The answer may still refuse its content. */
    readonly takes: (payload: unknown) => boolean;
  };
  /** All databases that the answer reads, including those for the session. */
  readonly reads: readonly DatabaseName[];
  readonly writes: readonly DatabaseName[];
  readonly returns: string;
}

/**
 * `any page`: the councils' pages may ask too. The answer needs no cookie, and ignores the cookie in a call from another site. `the
 * portal's pages`: only they may ask, and the answer needs no log-in.
 */
interface OpenUse extends Row {
  readonly from: "any page" | "the portal's pages";
  answer(databases: Databases, asked: ProxyRequest): Promise<object>;
}

/** Only the portal's own pages may ask, because the use depends on the session or changes an account. */
interface PortalUse extends Row {
  readonly from: "the portal";
  answer(databases: Databases, asked: ProxyRequest, own: PortalCall): Promise<object>;
}

/** A use of the proxy: the paths that match, and the function that answers. */
export type AllowedUse = OpenUse | PortalUse;

/** The request, and functions that identify its caller. */
export interface ProxyRequest {
  /** The texts that the placeholders of the path matched. */
  readonly parts: readonly string[];
  readonly payload: unknown;
  readonly services: Services;
  /** The caller of a search. Call this before reading a record by its number. @throws Refusal 429 */
  searcher(): Promise<Searcher>;
  /** The caller's token and user, which decide whose digital licence they may read. */
  reader(): Promise<LicenceReader>;
}

export interface PortalCall {
  readonly services: AccountServices;
  readonly context: Context;
  /** The logged-in user. @throws Refusal 401 */
  user(): Promise<User>;
}
