import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LoadProgress } from "../../api/schemas/load.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

const Bar = styled.progress(css`
  inline-size: 100%;
  accent-color: var(--k-primary);
`);

/** How far the load is. A rate needs a second of measurement. @param progress undefined while the file is being sent */
export function ProgressOfLoad({ progress }: { readonly progress: LoadProgress | undefined }) {
  const { t } = useTranslation();
  const first = useRef<{ readonly at: number; readonly of: LoadProgress }>(undefined);
  if (progress === undefined)
    return (
      <Stack gap="tight">
        <Bar aria-label={t("deskLoads.sending")} />
        <Text>{t("deskLoads.sending")}</Text>
      </Stack>
    );
  const now = performance.now();
  if (first.current?.of.progress !== progress.progress) first.current = { at: now, of: progress };
  const seconds = (now - first.current.at) / 1000;
  const rate = seconds < 1 ? undefined : (progress.records - first.current.of.records) / seconds;
  const step = t(`deskLoads.steps.${progress.progress}`);
  const percent = Math.floor(progress.done * 100);
  return (
    <Stack gap="tight">
      <Bar aria-label={step} value={percent} max={100} />
      <Text>
        {[
          t("deskLoads.progress", { step, percent, records: progress.records }),
          rate === undefined ? "" : t("deskLoads.rate", { rate: Math.round(rate) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </Stack>
  );
}
