import type { CouncilCode } from "../../domain/councils.ts";
import { Crest } from "../../ui/text/Crest.tsx";
import { useCrests } from "./useCrests.ts";

/** A council's crest in a line of text: its stored picture, or the drawn mark. */
export function LineCrest({ council }: { readonly council: CouncilCode }) {
  const crestOf = useCrests();
  return <Crest council={council} source={crestOf(council)} size="small" />;
}
