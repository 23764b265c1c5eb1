import type { User } from "../accounts/users.ts";
import type { Viewer } from "../accounts/viewer.ts";
import type { DatabaseName, Databases } from "../databases/databases.ts";
import type { Context } from "../http/context.ts";
import type { LicenceReader } from "../licences/licenceReader.ts";
import type { AccountServices, Services } from "../services.ts";

/** What every row of the table says. */
interface Row {
  /** What the specification calls it (section 7). */
  readonly use: string;
  readonly method: "POST" | "PUT";
  /** As the specification writes it: pathExpression.ts says what the places take. */
  readonly path: string;
  /** Who is answered; everyone else is refused. */
  readonly who: string;
  /** What may stand beside the path; absent, nothing: a payload asks for a write. */
  readonly beside?: {
    readonly is: string;
    /** Whether it is of that kind; one that is may still be refused for what it holds. */
    readonly takes: (payload: unknown) => boolean;
  };
  /** Every database that the answer reads, those of the log-in too. */
  readonly reads: readonly DatabaseName[];
  readonly writes: readonly DatabaseName[];
  /** What the answer contains. */
  readonly returns: string;
}

/** Also for the councils' pages: no cookie is needed, and those of another site's page are ignored. */
interface UseAnywhere extends Row {
  readonly from: "any page";
  answer(databases: Databases, asked: ProxyRequest): Promise<object>;
}

/** For the portal's own pages alone: it goes by the log-in, or changes an account. */
interface PortalUse extends Row {
  readonly from: "the portal";
  answer(databases: Databases, asked: ProxyRequest, own: PortalCall): Promise<object>;
}

/** One use of the proxy that is allowed: the paths it answers, and the rule that answers them. */
export type AllowedUse = UseAnywhere | PortalUse;

/** What was asked, and by whom. */
export interface ProxyRequest {
  /** What the path's places hold. */
  readonly parts: readonly string[];
  readonly payload: unknown;
  readonly services: Services;
  /** To be called before a record is read by its number. @throws Refusal 429 */
  limitSearches(): void;
  /** Whose own record is shown unmasked. */
  viewer(): Promise<Viewer>;
  /** Whose digital licence it may be. */
  reader(): Promise<LicenceReader>;
}

export interface PortalCall {
  readonly services: AccountServices;
  readonly context: Context;
  /** Who is logged in. @throws Refusal 401 */
  user(): Promise<User>;
}
