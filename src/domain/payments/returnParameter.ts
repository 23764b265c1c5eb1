/** The parameter with the single-use handle in the address that the bank returns to. */
export const RETURN_PARAMETER = "kaunter-return";

/** Names the element that started the payment, on a page with several of the same kind. */
export const ELEMENT_PARAMETER = "kaunter-element";

/** The mode of the page that started the payment. An address without it is from a live page. */
export const MODE_PARAMETER = "kaunter-mode";
