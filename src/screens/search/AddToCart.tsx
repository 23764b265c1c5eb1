import type { ReactNode } from "react";
import { AddedNotice } from "./AddedNotice.tsx";
import type { Adding } from "./useAdding.ts";

/** The way into the cart; in its place what came of it, or, before anything is added, that the cart is full. */
export function AddToCart(props: {
  readonly adding: Adding;
  /** What is added, for the message that it is there already. */
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
