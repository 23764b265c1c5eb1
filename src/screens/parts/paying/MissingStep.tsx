import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { NothingHere } from "../NothingHere.tsx";

/** Says which step has to come first, as after Refresh or by a link, and leads to it: the cart is as it was. */
export function MissingStep({ step }: { readonly step: "checkout" | "fpx_checkout" }) {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t(`paySteps.missing.${step}.title`)}
      help={t(`paySteps.missing.${step}.text`)}
      to={{ screen: step }}
      go={t(`paySteps.missing.${step}.go`)}
    />
  );
}
