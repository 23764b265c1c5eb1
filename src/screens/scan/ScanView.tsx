import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ScanFault, ScanState } from "./runScan.ts";
import type { ScanPurpose } from "./scanPurpose.ts";
import { Aim, Finder, Picture } from "./scanStyle.ts";

/** The camera's picture and the progress of the scan, or the reason why the scan failed and what to do instead. */
export function ScanView(props: {
  readonly purpose: ScanPurpose;
  readonly state: ScanState;
  readonly video?: RefObject<HTMLVideoElement | null>;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { purpose, state } = props;
  return (
    <Stack>
      <Finder hidden={state.step === "failed"}>
        <Picture ref={props.video} aria-label={t("scan.picture")} tabIndex={-1} muted playsInline />
        <Aim />
      </Finder>
      {state.step === "failed" ? (
        <FaultNotice purpose={purpose} fault={state.fault} onRetry={props.onRetry} />
      ) : (
        <Progress purpose={purpose} step={state.step} />
      )}
    </Stack>
  );
}

/** Says what to do. Announces each change to screen readers. */
function Progress(props: {
  readonly purpose: ScanPurpose;
  readonly step: Exclude<ScanState["step"], "failed">;
}) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const words = {
    starting: t("scan.starting"),
    looking: props.purpose.looking,
    unseen: props.purpose.unseen,
    foreign: props.purpose.foreign,
  }[props.step];
  useEffect(() => announce(words), [announce, words]);
  return <Text>{words}</Text>;
}

function FaultNotice(props: {
  readonly purpose: ScanPurpose;
  readonly fault: ScanFault;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const words = {
    refused: t("scan.refused"),
    missing: t("scan.missing"),
    busy: t("scan.busy"),
    decoder: t("scan.decoder"),
  }[props.fault];
  return (
    <Notice tone="warning" role="alert" title={words}>
      <Text>{props.purpose.typeInstead}</Text>
      <Actions>
        <Button onClick={props.onRetry}>{t("common.retry")}</Button>
      </Actions>
    </Notice>
  );
}
