import { array, boolean, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";
import { ASSIGNABLE_ROLE } from "../../domain/roles.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { list, text } from "../../domain/schemas/limits.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";

/** The users of the desk. Their names are e-mail addresses, so only the bodies of calls hold them. */

const roles = list(text({ pattern: ASSIGNABLE_ROLE }), { max: 60 });

/** A name as it is stored. The settings of a CouchDB cluster may have made a user whose name is no e-mail address. */
const userName = text({ min: 1, max: 300 });

/** POST /api/admin/users/create. The user gets a link by e-mail that sets the password. */
export const staffCreation = object({ name: emailText, roles, language: enums(LANGUAGES) });

/** POST /api/admin/users/change. */
export const staffChange = object({
  name: userName,
  roles,
  /** The roles that the administrator saw. The server refuses when the user has others now. */
  former: array(string()),
});

/** POST /api/admin/users/end and /api/admin/users/resetSecondFactor. */
export const staffNamed = object({ name: userName });

/** POST /api/admin/users/list. */
export const staffRequest = object({ after: optional(text({ max: 300 })) });

export type StaffCreation = Infer<typeof staffCreation>;
export type StaffChange = Infer<typeof staffChange>;

const staffUser = object({
  name: string(),
  roles: array(string()),
  has_second_factor: boolean(),
  /** When an administrator ended the work of this user. Null while the user has a role. */
  ended_at: nullable(instant),
  /** Whether it is the caller, or the administrator of the settings. The desk changes neither. */
  fixed: boolean(),
});

export type StaffUser = Infer<typeof staffUser>;

/** A page of the users, by name. */
export const staffPage = object({
  users: array(staffUser),
  /** The name after which the next page begins. Null at the end. */
  next: nullable(string()),
});

export type StaffPage = Infer<typeof staffPage>;
