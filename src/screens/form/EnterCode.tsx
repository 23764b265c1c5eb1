import { useTranslation } from "react-i18next";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { CODE_DIGITS } from "./codeForm.ts";
import type { ConfirmingCode } from "./useConfirmCode.ts";

/** The form for the code. It also accepts a code that was sent before a reload of the page. */
export function EnterCode(props: {
  readonly of: ConfirmingCode;
  /** Whether entering the code is the next step. */
  readonly isNext: boolean;
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, fault } = props.of;
  return (
    <Card as="section">
      <Form of={fields} onSubmit={submit} aria-label={t("verification.enter")}>
        <Stack>
          <Heading>{t("verification.enter")}</Heading>
          <FormField
            of={fields}
            name="code"
            label={t(fieldNameKey("code"))}
            hint={t("verification.codeHint", { digits: CODE_DIGITS })}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            length="short"
            translate="no"
          />
          {fault !== undefined && !busy && <FaultNotice fault={fault} />}
          <Actions>
            <Button kind={props.isNext ? "primary" : "secondary"} type="submit" busy={busy}>
              {t("verification.confirm")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
