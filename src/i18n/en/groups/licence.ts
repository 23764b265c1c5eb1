import { licence } from "../licence.ts";

/** What a digital licence says, and the screen that prints it. */
export const texts = { licence };
