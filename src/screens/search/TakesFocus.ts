import { createContext } from "react";

/** Whether what a search found takes the focus as it appears: not where the page around an element had it looked for. */
export const TakesFocus = createContext(true);
