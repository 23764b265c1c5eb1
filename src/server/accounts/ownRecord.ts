import type { OwnRecord } from "../../api/schemas/user.ts";
import { accountName, ownsAddress, profileOf, type User, userId } from "./users.ts";
import { verifiedIdentityOf } from "./verifiedIdentity.ts";

export function ownRecordOf(user: User): OwnRecord {
  return {
    ...profileOf(user),
    _id: userId(user.name),
    type: "user",
    name: user.name,
    roles: user.roles,
    verified_by: ownsAddress(user) ? "email" : "sms",
    ic_verified: verifiedIdentityOf(user) !== undefined,
  };
}

export function isOwn({ name }: User, address: string): boolean {
  return accountName(name) === accountName(address);
}
