import type { JsonSchema } from "./schema.ts";

/** What is sent or answered, by its media type. */
export type Content = Readonly<Record<string, JsonSchema>>;

export interface Answer {
  readonly description: string;
  /** Absent where the body is empty. */
  readonly content?: Content;
  /** In some cases there is no body although others have one. */
  readonly mayBeEmpty?: true;
  /** The headers that it always has, beside those of every answer. */
  readonly headers?: readonly AnswerHeader[];
}

/** The headers that a caller relies on. */
export const ANSWER_HEADERS = {
  "Retry-After": { description: "seconds after which to try again", type: "integer" },
  "X-Reference": { description: "the correlation id that our log holds", type: "string" },
  "Set-Cookie": { description: "the session's cookie", type: "string" },
  Location: { description: "where to go on", type: "string" },
  ETag: { description: "for If-None-Match", type: "string" },
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

export type Answers = Readonly<Record<number, Answer>>;
