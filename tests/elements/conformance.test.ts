import { describe } from "vitest";
import { conformance } from "./conformance.tsx";

describe("any element of the portal", () =>
  conformance(
    "kaunter-probe",
    "/tests/elements/probes/kaunter-probe.ts",
    () => import("./probes/kaunter-probe.ts"),
  ));
describe("kaunter-search", () =>
  conformance(
    "kaunter-search",
    "/widgets/kaunter-search.ts",
    () => import("../../widgets/kaunter-search.ts"),
  ));
describe("kaunter-cart", () =>
  conformance("kaunter-cart", "/widgets/kaunter-cart.ts", () => import("../../widgets/kaunter-cart.ts")));
describe("kaunter-checkout", () =>
  conformance(
    "kaunter-checkout",
    "/widgets/kaunter-checkout.ts",
    () => import("../../widgets/kaunter-checkout.ts"),
  ));
describe("kaunter-receipt", () =>
  conformance(
    "kaunter-receipt",
    "/widgets/kaunter-receipt.ts",
    () => import("../../widgets/kaunter-receipt.ts"),
  ));
describe("kaunter-licence", () =>
  conformance(
    "kaunter-licence",
    "/widgets/kaunter-licence.ts",
    () => import("../../widgets/kaunter-licence.ts"),
  ));
describe("kaunter-pay", () =>
  conformance("kaunter-pay", "/widgets/kaunter-pay.ts", () => import("../../widgets/kaunter-pay.ts")));
