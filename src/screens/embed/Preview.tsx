import styled from "@emotion/styled";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { type EmbedSettings, embedQuery } from "../../domain/embed/settings.ts";
import { SegmentedControl } from "../../ui/action/SegmentedControl.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FOCUS_RING } from "../../ui/style/tokens.ts";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

const WIDTHS = ["column", "phone", "full"] as const;

export type PreviewWidth = (typeof WIDTHS)[number];

/** Shows the council's page: white, also in the portal's dark scheme. */
const Page = styled.iframe`
  display: block;
  box-sizing: content-box;
  inline-size: 100%;
  block-size: min(44em, 80vh);
  max-inline-size: calc(100% - 2px);
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  background: #ffffff;
  &[data-width="column"] {
    inline-size: 320px;
  }
  &[data-width="phone"] {
    inline-size: 360px;
  }
  ${FOCUS_RING}
`;

/** The working element, at the widths that sites usually have. */
export function Preview(props: {
  readonly settings: EmbedSettings;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly t: TFunction;
}) {
  const { settings, width, onWidth, t } = props;
  const { frame, address } = usePreviewFrame(settings);
  return (
    <Stack>
      <Stack gap="hair">
        <Heading>{t("embed.preview.title")}</Heading>
        <Text tone="muted" size="small">
          {t("embed.preview.text")}
        </Text>
      </Stack>
      <div>
        <SegmentedControl
          label={t("embed.preview.width")}
          value={width}
          onChange={onWidth}
          options={WIDTHS.map((value) => ({ value, label: t(`embed.preview.${value}`) }))}
        />
      </div>
      <Page
        ref={frame}
        src={address}
        title={t("embed.preview.frame")}
        data-width={width}
        // The list allows neither a navigation of the whole window nor a new window, so the preview cannot leave its frame.
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </Stack>
  );
}

/**
 * Passes the settings to the preview in the fragment of its address. The preview listens to no messages, so no other page can
 * send it any. A change of the fragment keeps the text in the element's fields and adds no entry to the browser's history. The
 * preview is never in test mode, because its policy forbids calls of another portal. It cannot pay anyway.
 */
function usePreviewFrame(settings: EmbedSettings) {
  const { portal } = useEnvironment();
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = `${portal}/embed/preview.html#${embedQuery({ ...settings, isTest: false }, { account: true })}`;
  const [address] = useState(wanted);
  const sent = useRef(wanted);
  useEffect(() => {
    if (sent.current === wanted) return;
    sent.current = wanted;
    frame.current?.contentWindow?.location.replace(wanted);
  }, [wanted]);
  return { frame, address };
}
