import type { TFunction } from "i18next";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useCopy } from "../parts/useCopy.ts";

/** Code to copy, with a label, an optional explanation and a copy button. */
export function Snippet(props: {
  readonly label: string;
  readonly text?: string;
  readonly code: string;
  readonly t: TFunction;
}) {
  const { label, text, code, t } = props;
  const announce = useAnnounce();
  const { shown, copied, copy } = useCopy<HTMLPreElement>(code);
  const said = t(copied === "copied" ? "embed.code.copied" : "embed.code.copy");
  const press = async () => announce(t(`embed.code.${await copy()}`));
  return (
    <Stack gap="tight">
      <Inline justify="between">
        <Text strong>{label}</Text>
        <Button aria-label={`${said}: ${label}`} onClick={() => void press()}>
          {said}
        </Button>
      </Inline>
      {text !== undefined && (
        <Text tone="muted" size="small">
          {text}
        </Text>
      )}
      <CodeBlock ref={shown} label={label} code={code} />
      {copied === "selected" && <Text size="small">{t("embed.code.selected")}</Text>}
    </Stack>
  );
}
