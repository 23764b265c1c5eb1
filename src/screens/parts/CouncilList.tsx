import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { LinkRow } from "../../ui/action/LinkRow.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Crest } from "../../ui/text/Crest.tsx";
import { useCouncilName, usePlaceOfCouncil } from "./CouncilName.tsx";
import { useDestinationLink } from "./GoButton.tsx";
import { useCrests } from "./useCrests.ts";

/**
 * Councils, each a link to all that it takes.
 * @param codes all of them by default
 */
export function CouncilList({ codes = COUNCIL_CODES }: { readonly codes?: readonly CouncilCode[] }) {
  const crestOf = useCrests();
  return (
    <Grid as="ul" columns="rows">
      {codes.map((code) => (
        <li key={code}>
          <CouncilLink code={code} crest={crestOf(code)} />
        </li>
      ))}
    </Grid>
  );
}

function CouncilLink({ code, crest }: { readonly code: CouncilCode; readonly crest: string | undefined }) {
  const { href, follow } = useDestinationLink({ screen: "home", council: code });
  return (
    <LinkRow mark={<Crest council={code} source={crest} />} href={href} onClick={follow}>
      <NameByPlace code={code} />
    </LinkRow>
  );
}

/** A council's name with its place in the foreground, because most names begin alike. */
function NameByPlace({ code }: { readonly code: CouncilCode }) {
  const { lang, name } = useCouncilName()(code);
  const place = usePlaceOfCouncil()(code);
  const [before = "", after = ""] = name.split(place);
  return (
    <span lang={lang} translate="no">
      <small>{before}</small>
      <strong>{place}</strong>
      <small>{after}</small>
    </span>
  );
}
