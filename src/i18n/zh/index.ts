import type { Texts } from "../words.ts";
import { texts as core } from "./core.ts";
import { elements } from "./elements.ts";
import { texts as payment } from "./payment.ts";

export const texts: Texts = { ...core, ...payment, elements };
