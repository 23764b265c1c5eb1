/**
 * What an identity number is of (specification, section 3). new_id is the NRIC, the only one with a form of its own
 * (identityNumber.ts); old_id is the identity card before it.
 */
export const IDENTITY_TYPES = ["army_id", "new_id", "old_id", "passport_id", "police_id"] as const;

export type IdentityType = (typeof IDENTITY_TYPES)[number];
