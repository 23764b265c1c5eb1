import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Account, Reload } from "../../charges/index.ts";
import { FactList } from "../parts/FactList.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { WithForms } from "./WithForms.tsx";

/** The account that was found, how much to reload, and the way into the cart. */
export function FoundAccount(props: {
  readonly charge: Reload;
  readonly account: Account;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
}) {
  return (
    <FoundCard of={props.account}>
      <FactList facts={props.charge.recordFacts(props.account)} />
      <WithForms>{({ ReloadForm }) => <ReloadForm {...props} />}</WithForms>
    </FoundCard>
  );
}
