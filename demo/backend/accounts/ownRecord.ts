import { accountName, ownsAddress, type Profile, profileOf, type User, userId } from "./users.ts";

/** A user's record as its owner sees it: nothing of the password. */
export interface OwnRecord extends Profile {
  readonly _id: string;
  readonly type: "user";
  /** The e-mail address. */
  readonly name: string;
  readonly roles: readonly string[];
  /** By a code by e-mail, or by SMS alone: then the address is still to be verified. */
  readonly verified_by: "email" | "sms";
}

export function ownRecordOf(user: User): OwnRecord {
  return {
    ...profileOf(user),
    _id: userId(user.name),
    type: "user",
    name: user.name,
    roles: user.roles,
    verified_by: ownsAddress(user) ? "email" : "sms",
  };
}

/** Whether the address that a path names is the user's own. */
export function isOwn({ name }: User, address: string): boolean {
  return accountName(name) === accountName(address);
}
