import { todayAnswer } from "../../../api/schemas/today.ts";
import { answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { type Operation, operation } from "../operation.ts";

/** The first page of the desk. */
export const today: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/admin/today",
    access: "team",
    summary: "Count the payments of the day by hour and bank, and what waits for the central team.",
    answers: { ...answered(jsonSchemaOf(todayAnswer, "answer")), ...refusals(401, 403) },
  }),
];
