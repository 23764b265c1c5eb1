/** Specification, section 3. */
export const GENDERS = ["female", "male"] as const;

export type Gender = (typeof GENDERS)[number];
