import type { CouncilCode } from "../../domain/councils.ts";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "./CouncilName.tsx";
import { LineCrest } from "./LineCrest.tsx";

/** Who takes the money: the crest and the name of a council. */
export function CouncilHead({ code }: { readonly code: CouncilCode }) {
  return (
    <Inline wrap={false}>
      <LineCrest council={code} />
      <Text as="span" strong>
        <CouncilName code={code} />
      </Text>
    </Inline>
  );
}
