import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "./CouncilName.tsx";

export function CouncilList() {
  return (
    <Grid as="ul" columns="narrow">
      {COUNCIL_CODES.map((code) => (
        <Text as="li" key={code} size="small">
          <CouncilName code={code} />
        </Text>
      ))}
    </Grid>
  );
}
