import { useTranslation } from "react-i18next";
import { MOST_ORIGINS } from "../../api/schemas/councils/councilData.ts";
import { siteOriginOf } from "../../domain/siteOrigin.ts";
import { NameListForm } from "./NameListForm.tsx";
import type { SectionProps } from "./useCouncilStep.ts";

/** The sites of a council that may embed the elements. */
export function OriginsForm(props: SectionProps & { readonly origins: readonly string[] }) {
  const { t } = useTranslation();
  const { origins, busy, outcome, onChange } = props;
  return (
    <NameListForm
      names={origins}
      most={MOST_ORIGINS}
      nameOf={siteOriginOf}
      busy={busy}
      outcome={outcome}
      onChange={onChange && ((changed) => onChange({ origins: changed }))}
      texts={{
        title: t("deskCouncils.origins"),
        help: t("deskCouncils.originsHelp"),
        empty: t("deskCouncils.noOrigins"),
        label: t("deskCouncils.newOrigin"),
        hint: t("deskCouncils.newOriginHelp"),
        wrong: t("deskCouncils.originWrong"),
        add: t("deskCouncils.addOrigin"),
      }}
    />
  );
}
