import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { Payment } from "../../api/payments.ts";
import { licencesWithMaskedOwner } from "../../charges/license/licenceOwners.ts";
import type { LicenseLine } from "../../charges/license/license.ts";
import { identityOf } from "../../charges/lines.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { proveOwner } from "../../stores/provedOwners.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { ScreenOnly } from "../../ui/layout/ScreenOnly.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useClient } from "../environment.tsx";
import { BillFactForm } from "../parts/BillFactForm.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useConfigured } from "../parts/useConfigured.ts";

/**
 * Shows the owner of each licence on the receipt to who has its bill, where the council asks for a fact from the bill (rule 6.11).
 * @param props.payment with the owners masked, as the server answers without a fact
 */
export function OwnerNames(props: { readonly payment: Payment; readonly token: StatusToken }) {
  const { payment, token } = props;
  const texts = useNamespace("licence");
  const { state } = useConfigured();
  if (texts === undefined || state.status !== "ready") return null;
  const { councils } = state.configuration;
  const licences = licencesWithMaskedOwner(payment.services).filter(
    ({ council }) => councils[council]?.bill_fact.licence === true,
  );
  if (licences.length === 0) return null;
  return (
    <ScreenOnly>
      {licences.map((licence) => (
        <OwnerName key={identityOf(licence)} payment={payment} token={token} licence={licence} />
      ))}
    </ScreenOnly>
  );
}

type Answer =
  | { readonly step: "waiting" | "asking" | "shown" }
  | { readonly step: "failed"; readonly typed: string; readonly fault: Fault };

function OwnerName(props: {
  readonly payment: Payment;
  readonly token: StatusToken;
  readonly licence: LicenseLine;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const { payment, token, licence } = props;
  const [answer, setAnswer] = useState<Answer>({ step: "waiting" });
  /** The wrong facts, the last one last. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const give = async (typed: string) => {
    if (answer.step === "asking") return;
    setAnswer({ step: "asking" });
    const { council, license_no } = licence;
    try {
      await proveOwner(client, payment, token, { council, license_no, bill_fact: typed });
      setAnswer({ step: "shown" });
    } catch (error) {
      const fault = faultOf(error);
      const isWrong = fault.kind === "refused" && fault.reason === "bill_fact_needed";
      if (isWrong) setWrong([...wrong, typed]);
      setAnswer(isWrong ? { step: "waiting" } : { step: "failed", typed, fault });
    }
  };
  if (answer.step === "shown")
    return <Notice tone="success" takesFocus title={t("licence.billFact.owner.shown")} />;
  const title = t("licence.billFact.owner.line", { number: licence.license_no });
  return (
    <Disclosure line={title}>
      <Stack>
        {answer.step === "failed" && (
          <FaultNotice fault={answer.fault} onRetry={() => void give(answer.typed)} />
        )}
        <BillFactForm
          // a wrong fact is in a new form, which shows it with its error
          key={wrong.length}
          title={title}
          help={t("licence.billFact.owner.help")}
          show={t("licence.billFact.owner.show")}
          busy={answer.step === "asking"}
          given={wrong.at(-1)}
          onGive={(typed) => void give(typed)}
        />
      </Stack>
    </Disclosure>
  );
}
