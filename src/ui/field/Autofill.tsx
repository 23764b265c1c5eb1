import { createContext, type ReactNode, useContext } from "react";

const OffContext = createContext(false);

/** With `off`, the browser neither stores nor suggests values of the fields inside, for a device that several people use. */
export function Autofill({ off, children }: { readonly off: boolean; readonly children: ReactNode }) {
  return <OffContext value={off}>{children}</OffContext>;
}

/** The autocomplete value of a field. */
export function useAutofill<Hint>(hint: Hint): Hint | "off" {
  return useContext(OffContext) ? "off" : hint;
}
