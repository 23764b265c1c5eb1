import {
  staffChange,
  staffCreation,
  staffNamed,
  staffPage,
  staffRequest,
} from "../../../api/schemas/staff.ts";
import type { AnyStruct } from "../../../domain/schemas/codec.ts";
import { answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { json, type Operation, operation } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";
import { DONE } from "./people.ts";

function call(path: string, summary: string, body: AnyStruct, answer: JsonSchema = DONE): Operation {
  return operation({
    method: "post",
    path: `/api/admin/users/${path}`,
    access: "team",
    summary,
    body: json(jsonSchemaOf(body, "create")),
    answers: { ...answered(answer), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  });
}

/** The users of the desk. */
export const staff: readonly Operation[] = [
  call(
    "list",
    "List the users of the central team by name.",
    staffRequest,
    jsonSchemaOf(staffPage, "answer"),
  ),
  call("create", "Create a user, and send a link that sets the password.", staffCreation),
  call("change", "Give a user other roles.", staffChange),
  call("end", "Take all roles from a user, and end every session.", staffNamed),
  call("resetSecondFactor", "Remove a user's second factor. The next log-in sets a new one.", staffNamed),
];
