import { useCallback } from "react";
import { readPublishedVersion } from "../../api/readPublishedVersion.ts";
import { pinnedSnippet } from "../../domain/embed/snippets.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useClient } from "../parts/useClient.ts";
import { useRequest } from "../parts/useRequest.ts";
import { Snippet } from "./Snippet.tsx";
import type { WayInProps } from "./WaysIn.tsx";

/** The script of the version that the portal serves now, with its hash. Its file never changes. */
export function PinnedCode({ embedding, t }: WayInProps) {
  const client = useClient();
  const { reading, again } = useRequest(
    useCallback((signal: AbortSignal) => readPublishedVersion(client, signal), [client]),
  );
  if (reading.status === "looking") return <Loading shape="block" lines={4} />;
  if (reading.status === "fault")
    return (
      <Stack gap="tight">
        <Text>{t("embed.code.pinnedMissing")}</Text>
        <FaultNotice fault={reading.fault} onRetry={again} />
      </Stack>
    );
  return (
    <Stack gap="tight">
      <Snippet label={t("embed.code.forPage")} code={pinnedSnippet(embedding, reading.value)} t={t} />
      <Text tone="muted" size="small">
        {t("embed.code.pinnedNote")}
      </Text>
    </Stack>
  );
}
