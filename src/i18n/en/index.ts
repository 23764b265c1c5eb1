import { texts as payment } from "./payment.ts";
import { texts as search } from "./searchElement.ts";
import { texts as shell } from "./shell.ts";

export const texts = { ...search, ...payment, ...shell };
