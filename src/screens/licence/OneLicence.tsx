import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { BillFactForm } from "../parts/BillFactForm.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { optional } from "../parts/optional.ts";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { ProofNeeded } from "./ProofNeeded.tsx";
import { useKeptLicence } from "./useKeptLicence.ts";
import { type NamedLicence, useLicence } from "./useLicence.ts";

/** The code of printed documents. A council's page never needs it, because a frame shows the licence there. */
const printed = async () => ({ default: (await import("./PrintedLicence.tsx")).PrintedLicence });

const PrintedLicence = lazy(printed);

const KeptLicence = optional(async () => (await import("./KeptLicence.tsx")).KeptLicence);

/** States in which the portal's answer is missing or incomplete. */
const UNANSWERED: readonly string[] = ["looking", "fault", "picture_fault"];

/** One licence to print. Otherwise it explains why the licence is not shown and what the citizen can do. */
export function OneLicence(props: NamedLicence) {
  const { t } = useTranslation();
  const { known, again, giveFact } = useLicence(props);
  const kept = useKeptLicence(known, props);
  const looking = known.status === "looking" && kept === undefined;
  useReady(!UNANSWERED.includes(known.status));
  useLoadTimeout(looking);
  // Load the code while the portal looks for the licence. Drawing it reports a failure.
  useEffect(() => void printed().catch(() => undefined), []);
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
      return (
        <Suspense fallback={<Loading shape="block" lines={8} />}>
          <PrintedLicence licence={known.licence} pictures={known.pictures} />
        </Suspense>
      );
    case "proof":
      return <ProofNeeded title={t("licence.proof.title")} help={t("licence.proof.help")} />;
    case "not_found":
      return <ProofNeeded title={t("charges.license.nothing")} help={t("licence.notFoundHelp")} />;
    case "unconfirmed":
      return <Unconfirmed token={props.token} />;
    case "fact":
      return (
        <BillFactForm
          title={t("licence.billFact.title")}
          hasHeading
          help={t("licence.billFact.help")}
          show={t("licence.billFact.show")}
          given={known.given}
          onGive={giveFact}
        />
      );
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

/** The owner has no photo, so the licence is not printed (rule 8.18). The notice says where to register one. */
function NoPhoto() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="status" title={t("licence.noPhoto.title")}>
      <Text>{t("licence.noPhoto.help")}</Text>
      <Actions>
        <GoButton to={{ screen: "helpline" }}>{t("shell.page.helpline")}</GoButton>
      </Actions>
    </Notice>
  );
}

/** The payment of the renewal is not known to be paid. The payment's status page explains more. */
export function Unconfirmed({ token }: { readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("licence.unconfirmed.title")}
      help={t("licence.unconfirmed.help")}
      to={{ screen: "requery", token }}
      go={t("licence.unconfirmed.go")}
    />
  );
}
