import { createContext, type ReactNode, useContext } from "react";

const OffContext = createContext(false);

/** Keeps the browser from remembering and offering what is typed into the fields inside, where it is not one person's own. */
export function Autofill({ off, children }: { readonly off: boolean; readonly children: ReactNode }) {
  return <OffContext value={off}>{children}</OffContext>;
}

/** What a field tells the browser of what is typed into it. */
export function useAutofill<Hint>(hint: Hint): Hint | "off" {
  return useContext(OffContext) ? "off" : hint;
}
