import type { ReactNode } from "react";
import { AddedNotice } from "./AddedNotice.tsx";
import type { Adding } from "./useAdding.ts";

/**
 * Shows its children, which add to the cart. After adding, it shows the result instead. If the cart is full from the start, it
 * says so.
 */
export function AddToCart(props: {
  readonly adding: Adding;
  /** The number of the added item, for the message that it is already in the cart. */
  readonly number: string;
  readonly onAnother: () => void;
  readonly children: ReactNode;
}) {
  const { added, full } = props.adding;
  if (added !== undefined)
    return <AddedNotice added={added} number={props.number} onAnother={props.onAnother} takesFocus />;
  if (full) return <AddedNotice added="full" number={props.number} onAnother={props.onAnother} />;
  return props.children;
}
