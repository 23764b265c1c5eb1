/** The parameter with the single-use handle in the address that the bank returns to. */
export const RETURN_PARAMETER = "kaunter-return";

/** Names the element that started the payment, on a page with several of the same kind. */
export const ELEMENT_PARAMETER = "kaunter-element";
