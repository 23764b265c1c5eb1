/** A discount is an amount taken off, or a percentage (specification, section 3). */
export const DISCOUNT_METHODS = ["direct", "percentage"] as const;

export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];
