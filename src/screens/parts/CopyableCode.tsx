import styled from "@emotion/styled";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeBlock, CodeWords } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useCopy } from "./useCopy.ts";

/** Two labels in one place. The button is as wide as the wider one, so that it does not move under a finger. */
const Labels = styled.span`
  display: inline-grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
`;

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
  const [said, other] = copied === "copied" ? [words.copied, words.copy] : [words.copy, words.copied];
  const press = async () => announce(words[await copy()]);
  return (
    <Stack gap="tight">
      <Inline justify="between">
        <Text strong>
          <CodeWords>{label}</CodeWords>
        </Text>
        <Button aria-label={`${said}: ${label}`} onClick={() => void press()}>
          <Labels>
            <span>{said}</span>
            <span aria-hidden>{other}</span>
          </Labels>
        </Button>
      </Inline>
      {text !== undefined && (
        <Text tone="muted" size="small">
          <CodeWords>{text}</CodeWords>
        </Text>
      )}
      <CodeBlock ref={shown} label={label} code={code} />
      {copied === "selected" && <Text size="small">{words.selected}</Text>}
    </Stack>
  );
}
