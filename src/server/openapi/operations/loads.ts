import { CONFIRMED_HEADER, LOAD_TYPES } from "../../../api/schemas/load.ts";
import { answeredAs, refusals } from "../answers.ts";
import { inPath, inQuery, type Operation, operation } from "../operation.ts";

/** The load of a file of records on the desk. */
export const loads: readonly Operation[] = [
  operation({
    method: "post",
    path: "/api/admin/loads/{council}/{charge}",
    access: "team",
    summary:
      "Load a file of records of one council and charge type. Citizens see all of it at once, or nothing. The answer is a line of JSON for each percent, and one that says how the load ended.",
    parameters: [
      inPath("council", "the council's code, for example mpt"),
      inPath("charge", "the charge type"),
      inQuery("snapshot", "says that the file is complete for the council and charge type", {
        enum: ["true"],
      }),
      inQuery(
        "withdraw",
        "the number of records missing from a complete file that the person agreed to withdraw",
        {
          type: "integer",
          minimum: 1,
        },
      ),
      inQuery("discard", "gives up an earlier load that was cut off", { enum: ["true"] }),
      {
        name: CONFIRMED_HEADER,
        in: "header",
        description:
          "the ids of records to load although they bring a paid bill back, each encoded, between commas",
        schema: { type: "string" },
      },
    ],
    body: Object.fromEntries(Object.values(LOAD_TYPES).map((type) => [type, { type: "string" }])),
    answers: {
      ...answeredAs("application/x-ndjson", "The progress, and the end of the load.", { type: "string" }),
      ...refusals(400, 401, 403, 409, 413, 415, 429),
    },
  }),
];
