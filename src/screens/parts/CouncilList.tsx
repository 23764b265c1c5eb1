import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { Grid } from "../../ui/layout/Grid.tsx";
import { CouncilName } from "./CouncilName.tsx";
import { GoButton } from "./GoButton.tsx";

/** The councils, each a link to the search of its bills. */
export function CouncilList() {
  return (
    <Grid as="ul" columns="narrow">
      {COUNCIL_CODES.map((code) => (
        <li key={code}>
          <CouncilLink code={code} />
        </li>
      ))}
    </Grid>
  );
}

function CouncilLink({ code }: { readonly code: CouncilCode }) {
  return (
    <GoButton kind="quiet" flush="start" to={{ screen: "search", council: code }}>
      <CouncilName code={code} />
    </GoButton>
  );
}
