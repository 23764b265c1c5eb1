/** The purpose that the bank and the card gateway show. They do not learn the councils and bills. */
export const PRODUCT = "Bayaran majlis";
