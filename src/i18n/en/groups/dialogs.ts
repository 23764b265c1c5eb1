import { dialogs } from "../dialogs.ts";

export const texts = { dialogs };
