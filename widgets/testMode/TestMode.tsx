import styled from "@emotion/styled";
import { type ReactNode, useCallback, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFramePage } from "../../src/domain/embed/framePage.ts";
import { FaultNotice } from "../../src/screens/parts/FaultNotice.tsx";
import { Loading } from "../../src/screens/parts/Loading.tsx";
import { useRequest } from "../../src/screens/parts/useRequest.ts";
import { withTexts } from "../../src/screens/parts/withTexts.tsx";
import { Notice } from "../../src/ui/feedback/Notice.tsx";
import { EVERY_ATTRIBUTE } from "../../src/ui/style/everyAttribute.ts";
import { Text } from "../../src/ui/text/Text.tsx";
import { Complaint } from "../Complaint.tsx";
import type { Widget } from "../environment/navigate.ts";
import { WidgetEnvironment } from "../environment/WidgetEnvironment.tsx";
import { FailureSentence } from "../Failure.tsx";
import { markDrawn } from "../markDrawn.ts";
import { EventList } from "./EventList.tsx";
import { findTestPortal } from "./findTestPortal.ts";
import { useEventLog } from "./useEventLog.ts";

const Above = styled("div", EVERY_ATTRIBUTE)`
  margin-block-end: 1em;
`;

/** `portal` is the live portal, which names its test portal. */
interface TestModeProps extends Widget {
  readonly complaint: ReactNode;
  /** The element's screen. */
  readonly children: ReactNode;
}

/**
 * The screen on the test portal, between a notice that payments are only tried out and the list of the element's events. Without a
 * test portal it shows no notice, because nothing here is tried out.
 */
function Tested({ complaint, children, ...widget }: TestModeProps) {
  const { t } = useTranslation();
  const { element, portal, language } = widget;
  const log = useEventLog(element);
  const [called, setCalled] = useState(portal);
  const { reading, again } = useRequest(
    useCallback((signal: AbortSignal) => findTestPortal(portal, setCalled, signal), [portal]),
  );
  useLayoutEffect(() => markDrawn(element), [element]);
  const found = reading.status === "read" ? reading.value : undefined;
  const refuses = found !== undefined && "problems" in found;
  return (
    <>
      {!refuses && (
        <Above part="test-mode">
          <Notice tone="warning" title={t("testMode.title")}>
            <Text size="small">{t("testMode.text")}</Text>
          </Notice>
        </Above>
      )}
      {complaint}
      {found === undefined ? (
        <WidgetEnvironment {...widget} portal={called}>
          {reading.status === "fault" ? (
            <FaultNotice fault={reading.fault} onRetry={again} />
          ) : (
            <Loading shape="block" lines={6} />
          )}
        </WidgetEnvironment>
      ) : "portal" in found ? (
        <WidgetEnvironment {...widget} portal={found.portal}>
          {children}
        </WidgetEnvironment>
      ) : (
        <>
          <Complaint element={element} problems={found.problems} />
          {/* without the link, which leads to the live portal: a webmaster who tries a payment would pay real money there */}
          <FailureSentence element={element} kind="configuration" language={language} />
        </>
      )}
      {/* the frame of a licence belongs to an element that lists its own events */}
      {!isFramePage(portal, element.ownerDocument.location) && <EventList log={log} />}
    </>
  );
}

/** The test mode of an element, `mode="test"`. A chunk of its own, so that citizens never load it. */
export const TestMode = withTexts(["testMode"], Tested);
