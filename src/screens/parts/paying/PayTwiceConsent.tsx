import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";

/** The clear warning before paying beside an attempt that is open: only who ticks it may go on. */
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
