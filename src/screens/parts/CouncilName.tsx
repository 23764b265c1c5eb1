import { COUNCILS, type CouncilCode } from "../../domain/councils.ts";

/** A council's official name. It is a Malay name in every language. */
export function CouncilName({ code }: { code: CouncilCode }) {
  return (
    <span lang="ms" translate="no">
      {COUNCILS[code].name}
    </span>
  );
}
