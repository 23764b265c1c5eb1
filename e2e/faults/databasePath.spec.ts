import { logInAndPay, testWith } from "./otherPaths.ts";

/** The whole product with its databases at another path. It requests nothing at a path that does not exist. */

const test = testWith({ KAUNTER_DATABASE_PATH: "/couch" });

test("with another database path a citizen logs in, finds a bill, pays it at a bank and by card, and gets the receipts (rule 7.1)", ({
  page,
  town,
}) => logInAndPay(page, town));
