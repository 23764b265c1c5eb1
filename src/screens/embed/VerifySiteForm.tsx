import type { TFunction } from "i18next";
import { useState } from "react";
import { type Infer, object, refine } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { isVerifiable, type SiteVerification } from "../../api/schemas/councils/siteVerification.ts";
import { verifySite } from "../../api/verifySite.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { VERIFICATION_PATH, verificationFileOf } from "../../domain/embed/verificationFile.ts";
import { typedText } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Snippet } from "./Snippet.tsx";

const siteInput = object({ origin: refine(typedText, "url", isVerifiable) });

type SiteInput = Infer<typeof siteInput>;

/** The file by which a council's site becomes active, and its check. */
export function VerifySiteForm({ council, t }: { readonly council: CouncilCode; readonly t: TFunction }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SiteVerification | { readonly fault: Fault }>();
  const fields: SchemaForm<SiteInput> = useSchemaForm({
    schema: siteInput,
    defaultValues: { origin: "" },
    errorText: () => t("embed.policy.addressWrong"),
  });
  const check = async ({ origin }: SiteInput) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await verifySite(client, origin));
    } catch (error) {
      setOutcome({ fault: faultOf(error) });
    }
    setBusy(false);
  };
  return (
    <Stack>
      <Text>{t("embed.policy.origin")}</Text>
      <Snippet
        label={t("embed.policy.file", { path: VERIFICATION_PATH })}
        code={verificationFileOf(council)}
        text={t("embed.policy.fileText", { path: VERIFICATION_PATH })}
        t={t}
      />
      <Form of={fields} onSubmit={check} aria-label={t("embed.policy.check")}>
        <Stack>
          <FormField
            of={fields}
            name="origin"
            label={t("embed.policy.address")}
            hint={t("embed.policy.addressHint", { council })}
            type="url"
            inputMode="url"
            autoComplete="off"
            translate="no"
          />
          <Actions>
            <Button type="submit" busy={busy}>
              {t("embed.policy.check")}
            </Button>
          </Actions>
          {outcome !== undefined && <Outcome outcome={outcome} t={t} />}
        </Stack>
      </Form>
      <Text tone="muted" size="small">
        {t("embed.policy.noFile")}
      </Text>
    </Stack>
  );
}

function Outcome(props: {
  readonly outcome: SiteVerification | { readonly fault: Fault };
  readonly t: TFunction;
}) {
  const { outcome, t } = props;
  if ("fault" in outcome) return <FaultNotice fault={outcome.fault} />;
  const { origin, refusal } = outcome;
  return refusal === null ? (
    <Notice tone="success" role="status" title={t("embed.policy.active", { origin })}>
      <Text>{t("embed.policy.activeText")}</Text>
    </Notice>
  ) : (
    <Notice tone="warning" role="alert" title={t("embed.policy.refused", { origin })}>
      <Text>{t(`siteRefusal.${refusal}`)}</Text>
    </Notice>
  );
}
