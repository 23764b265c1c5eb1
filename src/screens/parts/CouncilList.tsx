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
  const { lang, name } = useCouncilName()(code);
  const place = usePlaceOfCouncil()(code);
  return (
    <LinkRow
      mark={<Crest council={code} source={crest} />}
      label={name}
      lang={lang}
      href={href}
      onClick={follow}
    >
      <NameByPlace name={name} place={place} />
    </LinkRow>
  );
}

/** A council's name with its place in the foreground, because most names begin alike. */
function NameByPlace({ name, place }: { readonly name: string; readonly place: string }) {
  const [before = "", after = ""] = name.split(place);
  return (
    <span translate="no">
      <small>{before}</small>
      <strong>{place}</strong>
      <small>{after}</small>
    </span>
  );
}
