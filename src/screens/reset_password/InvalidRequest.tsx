import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ForgotPasswordForm } from "../login/ForgotPasswordForm.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { useFaultText } from "../parts/texts.ts";
import { isDead } from "./ResetPasswordForm.tsx";

/**
 * Explains why the link cannot set a password (rule 8.26). Offers a new link, or a retry if the call got no answer.
 */
export function InvalidRequest(props: {
  /** Undefined if the address has no valid id. */
  readonly fault: Fault | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { fault } = props;
  const mayBeAskedAgain = fault !== undefined && !isDead(fault);
  const reference = mayBeAskedAgain && "reference" in fault ? fault.reference : undefined;

  const said = () => {
    if (fault === undefined)
      return { title: t("resetPassword.invalid.2"), text: t("resetPassword.incomplete") };
    if (fault.kind === "missing")
      return { title: t("resetPassword.invalid.3"), text: t("resetPassword.used") };
    return isDead(fault)
      ? { title: t("resetPassword.invalid.1"), text: t("resetPassword.expired") }
      : { title: t("resetPassword.invalid.3"), text: faultText(fault) };
  };
  const { title, text } = said();

  return (
    <>
      <Notice tone="warning" role="alert" title={title}>
        <Text>{text}</Text>
        {reference !== undefined && (
          <Text size="small" translate="no">
            {t("common.reference", { reference })}
          </Text>
        )}
        {fault?.kind === "missing" && (
          <Actions>
            <Button onClick={() => openLogin()}>{t("login.title")}</Button>
          </Actions>
        )}
        {mayBeAskedAgain && (
          <Actions>
            <Button onClick={fromHeading(props.onRetry)}>{t("common.retry")}</Button>
          </Actions>
        )}
      </Notice>
      {!mayBeAskedAgain && (
        <Card as="section">
          <Stack>
            <Heading>{t("resetPassword.another")}</Heading>
            <ForgotPasswordForm />
          </Stack>
        </Card>
      )}
    </>
  );
}
