import { useTranslation } from "react-i18next";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { useVisitor } from "./useLicence.ts";

/**
 * Explains why no licence is shown, and how to get access: with the payment's status link, or, where citizens can log in, as its
 * owner.
 */
export function ProofNeeded(props: { readonly title: string; readonly help: string }) {
  const { t } = useTranslation();
  const { canLogIn } = useEnvironment();
  const visitor = useVisitor();
  return (
    <Notice tone="info" role="status" title={props.title}>
      <Text>{props.help}</Text>
      <Actions>
        <GoButton kind="primary" to={{ screen: "requery" }}>
          {t("licence.proof.go")}
        </GoButton>
        {canLogIn && visitor === "nobody" && <Button onClick={() => openLogin()}>{t("login.title")}</Button>}
      </Actions>
    </Notice>
  );
}
