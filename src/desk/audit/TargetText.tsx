import { useTranslation } from "react-i18next";
import type { AuditPage } from "../../api/schemas/audit.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { useDynamicText } from "../../screens/parts/texts.ts";
import { EmailText } from "../parts/EmailText.tsx";
import { useListText } from "../parts/useListText.ts";
import { useRoleText } from "../parts/useRoleText.ts";
import { fieldWords } from "../settings/changeText.ts";

type What = AuditPage["entries"][number]["what"];

/** What an act was about, with the roles, fields and councils in words. The log has their codes. */
export function TargetText({ what, target }: { readonly what: What; readonly target: string }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const placeOf = usePlaceOfCouncil();
  const roleText = useRoleText();
  const listText = useListText();
  const inWords = (codes: string, wordOf: (code: string) => string) =>
    listText(codes.split(", ").filter(Boolean).map(wordOf));
  if (what === "configuration_changed") return inWords(target, fieldWords(t, placeOf).nameOf);
  const [first = "", ...rest] = target.split(": ");
  const about = rest.join(": ");
  if (what === "user_created" || what === "user_changed")
    return (
      <>
        <EmailText>{first}</EmailText>{" "}
        {about
          .split(" > ")
          .map((roles) => inWords(roles, roleText) || t("deskAudit.noRole"))
          .join(" → ")}
      </>
    );
  if (!isCouncilCode(first)) return <EmailText>{target}</EmailText>;
  return (
    <>
      {placeOf(first)} ·{" "}
      {what === "council_changed" ? (
        inWords(about, (field) => word(`deskCouncils.field.${field}`))
      ) : (
        <EmailText>{about.replace("->", "→")}</EmailText>
      )}
    </>
  );
}
