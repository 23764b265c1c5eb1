import type { Operator } from "../../../src/api/schemas/operator.ts";
import type { AccountDesk } from "../accounts/accountDesk.ts";
import type { User } from "../accounts/users.ts";
import type { Viewer } from "../accounts/viewer.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { Context } from "../http/context.ts";
import type { LicenceReader } from "../licences/licenceReader.ts";
import type { StatementKeys } from "../statements/statementKeys.ts";

/** One use of the proxy that is allowed: the paths it answers, and the rule that answers them. */
export interface AllowedUse {
  readonly path: RegExp;
  /** Whether it takes what was sent beside the path. A use without it takes nothing: a payload asks for a write. */
  takes?(payload: unknown): boolean;
  answer(databases: Databases, asked: Asked): Promise<object>;
}

/** What the settings say of cards. */
export interface CardsTaken {
  /** Whether a card gateway is configured. */
  readonly taken: boolean;
  /** Whether it takes the portal's own card form. */
  readonly ownForm: boolean;
}

/** What was asked, and by whom. */
export interface Asked {
  /** What the path's expression caught. */
  readonly parts: readonly string[];
  readonly payload: unknown;
  readonly cards: CardsTaken;
  readonly operator: Operator;
  /** Whether the portal has its page views counted. */
  readonly countsViews: boolean;
  /** Absent, no receipt states what can be checked, and there are no digital licences. */
  readonly statements: StatementKeys | undefined;
  /** A call of the portal's own pages. @throws Refusal 403 from another origin, 401 where nobody can log in */
  own(): OwnCall;
  /** The portal's own address. */
  readonly portal: string;
  /** Whose own record is shown unmasked. */
  viewer(): Promise<Viewer>;
  /** Whose digital licence it may be. */
  reader(): Promise<LicenceReader>;
}

export interface OwnCall {
  readonly desk: AccountDesk;
  readonly context: Context;
  /** What status tokens are worked out with: a payment's is for its payer. */
  readonly tokenSecret: string;
  /** Tells one caller from another. */
  readonly address: string;
  /** Who is logged in. @throws Refusal 401 */
  user(): Promise<User>;
}
