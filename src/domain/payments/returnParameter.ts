/** The parameter in which the way back from the bank leaves its single-use handle. */
export const RETURN_PARAMETER = "kaunter-return";

/** Names the element that the citizen left from, on a page with several alike. */
export const ELEMENT_PARAMETER = "kaunter-element";
