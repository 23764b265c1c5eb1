import { mergeTexts } from "../mergeTexts.ts";
import { texts as beyondSearch } from "./beyondSearch.ts";
import { texts as payment } from "./payment.ts";
import { texts as search } from "./searchElement.ts";
import { texts as shell } from "./shell.ts";

export const texts = { ...mergeTexts(search, beyondSearch), ...payment, ...shell };
