import { logInAndPay, testWith } from "./otherPaths.ts";

/** The whole product where its databases stand at another path: nothing of it is asked for at a path that is not there. */

const test = testWith({ KAUNTER_DATABASE_PATH: "/couch" });

test("with another database path a citizen logs in, finds a bill, pays it at a bank or by card, and holds the receipt (rule 7.1)", ({
  page,
  town,
}) => logInAndPay(page, town));
