import { PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import type { PortalDestination } from "../../../src/screens/environment.tsx";
import { FAULT_MESSAGES } from "../../../widgets/events/faultMessages.ts";
import { WIDGET_SCREENS } from "../../../widgets/screens.ts";
import { NAMED } from "../published/manifest/valueSets.ts";

/** The screens to which an element leads, so not the desk. `satisfies` makes the compiler report a missing screen and an extra one. */
const PORTAL_SCREENS = Object.keys({
  about: true,
  accessibility: true,
  embed: true,
  faq: true,
  form: true,
  helpline: true,
  history: true,
  pdf: true,
  privacy: true,
  profile: true,
  refund: true,
  requery: true,
  terms: true,
  verify: true,
} satisfies Record<Exclude<PortalDestination["screen"], "desk">, true>);

/** The members of the types that the elements' types name. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(NAMED).map(([type, values]) => [type, values.map(({ name }) => name)]),
  ),
  PaymentState: PAYMENT_STATES,
  WidgetScreen: WIDGET_SCREENS,
  PortalScreen: PORTAL_SCREENS,
  FaultKind: Object.keys(FAULT_MESSAGES),
};

export function namedTypes(): readonly string[] {
  return Object.entries(TYPES).map(
    ([type, members]) => `export type ${type} =\n${members.map((member) => `  | "${member}"`).join("\n")};`,
  );
}
