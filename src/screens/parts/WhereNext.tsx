import { useTranslation } from "react-i18next";
import { beganOnPortal } from "../../domain/payments/cardForm.ts";
import type { GatewayContext } from "../../payment/gatewayTexts.ts";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { useConfigured } from "./useConfigured.ts";

/** Says, before the citizen leaves, whose page comes next and that it leads back here. */
export function WhereNext({ context }: { readonly context: GatewayContext }) {
  const { t } = useTranslation();
  const { portal, returnAddress } = useEnvironment();
  const { state } = useConfigured();
  const isFormOn = state.status === "ready" && state.configuration.card_form;
  // The server uses the same rule to decide whether it shows its card form.
  const onOwnForm = context === "card" && isFormOn && beganOnPortal(returnAddress(), portal);
  return <Text>{onOwnForm ? t("confirmation.leavingForForm") : t("confirmation.leaving", { context })}</Text>;
}
