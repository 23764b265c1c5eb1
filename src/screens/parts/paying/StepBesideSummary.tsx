import type { ReactNode } from "react";
import { Split } from "../../../ui/layout/Split.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { NothingPayable } from "./NothingPayable.tsx";
import type { CartAmounts } from "./useCartAmounts.ts";

/** A step's form with what is paid beside it; where nothing can be paid, words why, and no form to fill in for nothing. */
export function StepBesideSummary(props: { readonly amounts: CartAmounts; readonly children: ReactNode }) {
  const { amounts } = props;
  return (
    <Split
      main={amounts.payable.length === 0 ? <NothingPayable /> : props.children}
      aside={<CheckoutSummary amounts={amounts} />}
    />
  );
}
