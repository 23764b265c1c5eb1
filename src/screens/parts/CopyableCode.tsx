import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useCopy } from "./useCopy.ts";

/** Code to copy, with a label, an optional explanation and a copy button. */
export function CopyableCode(props: {
  readonly label: string;
  readonly text?: string;
  readonly code: string;
  readonly words: {
    /** The button's label. */
    readonly copy: string;
    readonly copied: string;
    /** Said when the browser does not copy, and the code is selected instead. */
    readonly selected: string;
  };
}) {
  const { label, text, code, words } = props;
  const announce = useAnnounce();
  const { shown, copied, copy } = useCopy<HTMLPreElement>(code);
  const said = copied === "copied" ? words.copied : words.copy;
  const press = async () => announce(words[await copy()]);
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
      {copied === "selected" && <Text size="small">{words.selected}</Text>}
    </Stack>
  );
}
