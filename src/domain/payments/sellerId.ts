/** The id of a seller at FPX (docs/protocols.md, FPX). */
export const SELLER_ID = /^SE\d{8}$/;
