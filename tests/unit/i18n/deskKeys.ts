import type { Reason } from "../../../src/api/schemas/failure.ts";
import { FIELD_REASONS, FORM_REASONS, HELD_OUT_REASONS } from "../../../src/api/schemas/load.ts";
import { MESSAGE_KINDS, MESSAGE_STATES } from "../../../src/api/schemas/paymentDetails.ts";
import {
  DIFFERENCE_EVENTS,
  DIFFERENCE_KINDS,
  GATEWAYS,
  RESULTS,
  UNKNOWN_REASONS,
} from "../../../src/api/schemas/reconciliation.ts";
import { REFUND_LISTS } from "../../../src/api/schemas/refund.ts";
import { DELIVERY_CHANNELS } from "../../../src/api/schemas/remittance.ts";
import { AUDIT_KINDS } from "../../../src/domain/auditKinds.ts";
import { DESK_PAGES } from "../../../src/domain/deskPages.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { PAYMENT_METHODS } from "../../../src/domain/payments/paymentMethod.ts";
import { REFUND_EVENTS, REFUND_MESSAGES, REFUND_STEPS } from "../../../src/domain/payments/refundState.ts";
import { REPORT_PROBLEM_KINDS } from "../../../src/domain/reconciliation/reportProblems.ts";
import { ADMIN_ROLE, STAFF_ROLES, USER_ROLE } from "../../../src/domain/roles.ts";

/** The refusals that only the steps of the desk meet. */
export const DESK_REASONS: readonly Reason[] = [
  "changed_meanwhile",
  "chargeback_open",
  "domain_too_wide",
  "last_administrator",
  "own_account",
  "proposal_lapsed",
  "second_person_needed",
];

/** The prefixes of the desk's keys that the program completes, and the endings. */
export const DESK_COMPLETED: Readonly<Record<string, readonly string[]>> = {
  "desk.page.": DESK_PAGES,
  "desk.refusal.": DESK_REASONS,
  "desk.role.": [ADMIN_ROLE, USER_ROLE, ...STAFF_ROLES],
  "desk.": ["from", "through"],
  "deskAudit.what.": AUDIT_KINDS,
  "deskCouncils.field.": ["contact", "signer", "logo", "signature", "origins", "domains"],
  "deskLoads.counts.": ["added", "changed", "unchanged", "withdrawn", "held_out"],
  "deskLoads.ends.": ["loaded", "wrong", "unreadable", "empty", "missing", "busy", "failed"],
  "deskLoads.places.": ["record", "line"],
  "deskLoads.reasons.": HELD_OUT_REASONS,
  "deskLoads.steps.": ["checking", "loading"],
  "deskLoads.wrongField.": FIELD_REASONS,
  "deskLoads.wrongForm.": FORM_REASONS,
  "deskPayments.about.": MESSAGE_KINDS,
  "deskPayments.aboutRefund.": REFUND_MESSAGES,
  "deskPayments.messageState.": MESSAGE_STATES,
  "deskPayments.methods.": PAYMENT_METHODS,
  "deskReconciliation.endings.": ["resolved", "charged_back"],
  "deskReconciliation.events.": DIFFERENCE_EVENTS,
  "deskReconciliation.gateways.": GATEWAYS,
  "deskReconciliation.kinds.": DIFFERENCE_KINDS,
  "deskReconciliation.problems.": REPORT_PROBLEM_KINDS,
  "deskReconciliation.reasons.": UNKNOWN_REASONS,
  "deskReconciliation.results.": RESULTS,
  "deskRefunds.events.": REFUND_EVENTS,
  "deskRefunds.lists.": REFUND_LISTS,
  "deskRefunds.parts.": ["arrears", "billed", "year", "landcess_effect", "amount", "fee"],
  "deskRefunds.steps.": REFUND_STEPS,
  "deskRemittances.channel.": DELIVERY_CHANNELS,
  "deskRemittances.delivered.": DELIVERY_CHANNELS,
  "deskSettings.": ["from", "until"],
  "deskSettings.code.": ["statusl", "m_kod_type", "kod_j_niaga"],
  "deskSettings.field.": [
    ...["percent", "assisted", "dialog", "app_version", "app_stores", "cart_limit"],
    ...["not_allowed", "risky", "several", "consent", "operation"],
    ...["examples", "bill_fact_search", "bill_fact_licence", "contact"],
  ],
  "deskSettings.language.": LANGUAGES,
};
