import { type Sen, sen } from "../money.ts";
import type { FpxToken } from "./paymentMethod.ts";

/** FPX's limits for one payment, in sen (docs/protocols.md, FPX). */
export const FPX_LIMITS: Readonly<Record<FpxToken, { readonly least: Sen; readonly most: Sen }>> = {
  "01": { least: sen(1_00), most: sen(30_000_00) },
  "02": { least: sen(2_00), most: sen(1_000_000_00) },
};
