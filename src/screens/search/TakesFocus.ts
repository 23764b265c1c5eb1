import { createContext } from "react";

/** Whether a search result takes the focus when it appears. False when the host page, not the citizen, started the search. */
export const TakesFocus = createContext(true);
