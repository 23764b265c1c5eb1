import type { JsonSchema } from "./schema.ts";

/** A body, by its media type. */
export type Content = Readonly<Record<string, JsonSchema>>;

export interface Answer {
  readonly description: string;
  /** Absent when the body is empty. */
  readonly content?: Content;
  /** True when only some answers have a body. */
  readonly mayBeEmpty?: true;
  /** Headers that this answer always has, besides those of every answer. */
  readonly headers?: readonly AnswerHeader[];
}

/** The headers that callers may rely on. */
export const ANSWER_HEADERS = {
  "Retry-After": { description: "seconds after which to try again", type: "integer" },
  "X-Reference": { description: "the correlation id that our log holds", type: "string" },
  "Set-Cookie": { description: "the session's cookie", type: "string" },
  Location: { description: "where to go on", type: "string" },
  ETag: { description: "for If-None-Match", type: "string" },
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

export type Answers = Readonly<Record<number, Answer>>;
