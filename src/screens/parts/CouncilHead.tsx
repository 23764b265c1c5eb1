import type { CouncilCode } from "../../domain/councils.ts";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Crest } from "../../ui/text/Crest.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "./CouncilName.tsx";
import { useCrests } from "./useCrests.ts";

/** Who takes the money: the crest and the name of a council. */
export function CouncilHead({ code }: { readonly code: CouncilCode }) {
  const crestOf = useCrests();
  return (
    <Inline wrap={false}>
      <Crest council={code} source={crestOf(code)} size="small" />
      <Text as="span" strong>
        <CouncilName code={code} />
      </Text>
    </Inline>
  );
}
