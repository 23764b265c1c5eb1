import type { TFunction } from "i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useErase } from "./useErase.ts";

/** The form that erases the account. It lists the erased and the kept data and asks for the password. @see useErase */
export function EraseForm(props: {
  readonly t: TFunction;
  /** The e-mail address. */
  readonly name: string;
  /** Whether the e-mail address is not verified. Then payments made with it may be another person's. */
  readonly isUnverified: boolean;
  readonly onCancel: () => void;
}) {
  const { t, name, isUnverified, onCancel } = props;
  const { fields, submit, busy, fault } = useErase(t, name);
  const isOpen = fault?.kind === "refused" && fault.reason === "still_open";
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("personData.erase")}>
      {isOpen && !busy && <Notice tone="warning" role="alert" title={t("personData.open")} />}
      {fault !== undefined && !isOpen && !busy && <FaultNotice fault={fault} />}
      <Stack>
        <HeadingLevel>
          <Heading size="part">{t("personData.goes")}</Heading>
          <Prose text={t("personData.goesText")} />
          <Heading size="part">{t("personData.stays")}</Heading>
          <Prose text={t("personData.staysText")} />
        </HeadingLevel>
        {isUnverified && <Notice tone="info" title={t("personData.kept")} />}
        <Text strong>{t("personData.final")}</Text>
        {/* With this field, a password manager fills in the right password. */}
        <input type="text" hidden autoComplete="username" value={name} readOnly />
        <FormField
          of={fields}
          name="password"
          label={t("profile.currentPassword")}
          type="password"
          autoComplete="current-password"
          length="medium"
          translate="no"
        />
        <Actions>
          <Button kind="danger" type="submit" busy={busy}>
            {t("personData.erasing")}
          </Button>
          <Button onClick={onCancel}>{t("profile.cancel")}</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
