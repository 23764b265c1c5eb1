import styled from "@emotion/styled";
import type { TFunction } from "i18next";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ScanFault, ScanState } from "./runScan.ts";
import type { ScanPurpose, ScanTexts } from "./scanPurpose.ts";

/** The frame of the camera's picture. Before the picture it is dark in every colour scheme, like the screen of a camera. */
const Finder = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  max-block-size: min(22em, 55dvh);
  inline-size: 100%;
  border-radius: var(--k-radius);
  background: #101615;
  &[hidden] {
    display: none;
  }
`;

/** The dialog's first focus is on the picture, which is no control. The frame would cut the corners of a ring off. */
const Picture = styled.video`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  outline: none;
`;

/** The frame to aim with: clear inside, dimmed outside. */
const Aim = styled.div`
  position: absolute;
  inset: 10%;
  border: 0.1875em solid #fff;
  border-radius: var(--k-radius);
  box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.45);
  pointer-events: none;
`;

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
  const { looking, unseen, foreign } = props.purpose.texts?.() ?? textsOfBill(t);
  const words = { starting: t("scan.starting"), looking, unseen, foreign }[props.step];
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
    decoder: t("search.scanUnavailable"),
  }[props.fault];
  return (
    <Notice tone="warning" role="alert" title={words}>
      <Text>{(props.purpose.texts?.() ?? textsOfBill(t)).typeInstead}</Text>
      <Actions>
        <Button onClick={props.onRetry}>{t("common.retry")}</Button>
      </Actions>
    </Notice>
  );
}

const textsOfBill = (t: TFunction): ScanTexts => ({
  looking: t("scan.looking"),
  unseen: t("scan.unseen"),
  foreign: t("scan.foreign"),
  typeInstead: t("scan.typeInstead"),
});
