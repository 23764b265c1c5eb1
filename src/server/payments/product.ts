/** What the bank and the card gateway show as the reason; the councils and bills are ours to know. */
export const PRODUCT = "Bayaran majlis";
