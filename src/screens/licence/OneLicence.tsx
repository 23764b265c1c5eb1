import { Suspense } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { optional } from "../parts/optional.ts";
import { useLoadTimeout } from "../parts/useLoadTimeout.ts";
import { useReady } from "../parts/useReady.ts";
import { NoPhoto } from "./NoPhoto.tsx";
import { PrintedLicence } from "./PrintedLicence.tsx";
import { ProofNeeded } from "./ProofNeeded.tsx";
import { Unconfirmed } from "./Unconfirmed.tsx";
import { useKeptLicence } from "./useKeptLicence.ts";
import { type NamedLicence, useLicence } from "./useLicence.ts";

const KeptLicence = optional(async () => (await import("./KeptLicence.tsx")).KeptLicence);

/** The portal's answer is not there, or not whole. */
const UNANSWERED: readonly string[] = ["looking", "fault", "picture_fault"];

/** One licence to print, or why it is not shown and what to do. */
export function OneLicence(props: NamedLicence) {
  const { t } = useTranslation();
  const { known, again } = useLicence(props);
  const kept = useKeptLicence(known, props);
  const looking = known.status === "looking" && kept === undefined;
  useReady(!UNANSWERED.includes(known.status));
  useLoadTimeout(looking);
  if (kept !== undefined)
    return (
      <Suspense>
        <KeptLicence kept={kept} onAgain={again} />
      </Suspense>
    );
  switch (known.status) {
    case "looking":
      return <Loading shape="block" lines={8} />;
    case "found":
      return <PrintedLicence licence={known.licence} pictures={known.pictures} />;
    case "proof":
      return <ProofNeeded title={t("licence.proof.title")} help={t("licence.proof.help")} />;
    case "not_found":
      return <ProofNeeded title={t("charges.license.nothing")} help={t("licence.notFoundHelp")} />;
    case "unconfirmed":
      return <Unconfirmed token={props.token} />;
    case "no_photo":
      return <NoPhoto />;
    case "picture_fault":
      return (
        <FaultNotice fault={known.fault} onRetry={fromHeading(again)}>
          <Text>{t("licence.pictureFault")}</Text>
        </FaultNotice>
      );
    case "fault":
      return <FaultNotice fault={known.fault} onRetry={fromHeading(again)} />;
  }
}
