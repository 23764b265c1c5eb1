import { object } from "superstruct";
import { text } from "../../domain/schemas/limits.ts";

/** The answer to a call that asks for an export. `GET <path of the call>/{ticket}` is the file, once and for a minute. */
export const exportTicket = object({ ticket: text({ min: 1, max: 100 }) });
