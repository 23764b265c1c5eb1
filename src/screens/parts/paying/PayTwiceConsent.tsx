import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";

/** Warns about paying while an earlier payment is open. The citizen must tick it to continue. */
export function PayTwiceConsent(props: {
  readonly given: boolean;
  readonly onGive: (given: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("attempt.twice.label")}
      hint={t("attempt.twice.hint")}
      checked={props.given}
      onChange={(event) => props.onGive(event.currentTarget.checked)}
    />
  );
}
