import { describe, expect, test } from "vitest";
import { ASSIGNABLE_ROLE, councilsOf, isStaff, may, mayForSome } from "../../../src/domain/roles.ts";

describe("what a role may (rule 6.4)", () => {
  test.each([
    [[], "payments.read", false],
    [["user"], "payments.read", false],
    [["finance"], "payments.read", true],
    [["user", "finance"], "payments.read", true],
    [["Finance"], "payments.read", false],
    [["admin"], "payments.read", false],
    [["accounts"], "payments.read", false],
    [["_admin"], "payments.read", true],
    [["_admin"], "users.change", true],
    [["administrator"], "users.change", true],
    [["administrator"], "payments.read", false],
    [["administrator"], "refunds.approve", false],
    [["support"], "refunds.open", true],
    [["support"], "refunds.approve", false],
    [["support"], "refunds.pay_out", false],
    [["finance"], "refunds.approve", true],
    [["finance"], "users.change", false],
    [["support", "finance"], "payments.resend", true],
  ] as const)("the roles %j allow %s for all councils: %s", (roles, permission, allowed) => {
    expect(may(roles, permission)).toBe(allowed);
  });

  test("an auditor reads everything and changes nothing", () => {
    const permissions = [
      [
        "payments.read",
        "reconciliation.read",
        "reports.read",
        "users.read",
        "settings.read",
        "audit.read",
        "councils.read",
      ],
      ["payments.ask", "payments.resend", "refunds.open", "refunds.approve", "refunds.pay_out"],
      ["reviews.end", "reconciliation.change", "users.change", "settings.change"],
      ["councils.change", "councils.sites", "councils.keys", "councils.seller"],
    ] as const;
    const [read, ...changes] = permissions;
    expect(read.filter((permission) => !may(["auditor"], permission))).toEqual([]);
    expect(changes.flat().filter((permission) => may(["auditor"], permission))).toEqual([]);
  });
});

describe("a role for named councils", () => {
  test("allows its act for these councils only, and no act for all", () => {
    const roles = ["finance:mpt", "finance:mps"];
    expect(councilsOf(roles, "payments.read")).toEqual(new Set(["mps", "mpt"]));
    expect(may(roles, "payments.read", "mpt")).toBe(true);
    expect(may(roles, "payments.read", "dbkk")).toBe(false);
    expect(may(roles, "payments.read")).toBe(false);
    expect(mayForSome(roles, "payments.read")).toBe(true);
    expect(mayForSome(roles, "users.change")).toBe(false);
  });

  test("beside a role for all councils takes nothing away", () => {
    expect(councilsOf(["auditor", "finance:mpt"], "payments.read")).toBe("all");
    expect(councilsOf(["auditor", "finance:mpt"], "refunds.approve")).toEqual(new Set(["mpt"]));
  });

  test.each(["finance:", "finance:MPT", "finance:mpx", "finance:mpt:mps", "finance;mpt", "_admin:mpt"])(
    "allows nothing when it is written as %s",
    (role) => {
      expect(councilsOf([role], "payments.read")).toEqual(new Set());
    },
  );
});

test.each(["finance", "finance:mpt", "auditor:mps", "_admin", "finance:mpx"])(
  "a holder of %s logs in with a second factor",
  (role) => {
    expect(isStaff(["user", role])).toBe(true);
  },
);

test("a user can get a known role for all councils or for one, and no other", () => {
  const given = ["user", "finance", "finance:mpt", "accounts", "administrator:dbkk"];
  const refused = ["_admin", "admin", "finance:mpx", "accounts:mpt", "user:mpt", "xfinance", "finance ", ""];
  expect([...given, ...refused].filter((role) => ASSIGNABLE_ROLE.test(role))).toEqual(given);
});
