import { ELEMENTS } from "virtual:published-elements";
import { CodeBlock } from "../../src/ui/text/CodeBlock.tsx";
import { Prose } from "../../src/ui/text/Prose.tsx";
import { Text } from "../../src/ui/text/Text.tsx";
import { Names, Page, Part } from "./Page.tsx";

const LINES = `<script type="module" src="https://portal.example/widgets/kaunter.js"></script>
<kaunter-pay council="mpt"><a href="https://portal.example/#/search?council=mpt">Bayar di sini</a></kaunter-pay>`;

const COLOURS = `kaunter-pay {
  --kaunter-primary: #0b3d91;
}
kaunter-pay::part(card) {
  border-radius: 0;
}`;

/** What is told of a name by more than one element is told once. */
function all<Kind extends "attributes" | "events" | "cssParts" | "cssProperties">(kind: Kind) {
  type Told = (typeof ELEMENTS)[number][Kind][number];
  const told = ELEMENTS.flatMap((element): readonly Told[] => element[kind]);
  return [...new Map(told.map((each) => [each.name, each])).values()];
}

function withDefault(told: { readonly description: string; readonly default?: string }): string {
  return told.default === undefined ? told.description : `${told.description} Default: ${told.default}.`;
}

/** What the elements are, and what a page may say to them: made of what is published with them. */
export function WebmasterPage() {
  return (
    <Page
      title="For webmasters"
      lead="The counter stands on a council's page by one script and one tag. Nothing has to be programmed."
    >
      <Part title="The lines">
        <CodeBlock label="The lines for a page" code={LINES} />
        <Prose
          text={[
            "The link inside is shown until the counter works and whenever it cannot: leave it there.",
            "The portal's page #/embed writes these lines: choose, look, copy. docs/embedding.md is the whole reference: several pages, shared computers, Content-Security-Policy, and what to do when it does not work.",
          ].join("\n")}
        />
      </Part>
      <Part title="Elements">
        <Text>
          Each stands beside this page in the catalogue, and takes its attributes from the controls.
        </Text>
        <Names of={ELEMENTS.map(({ tagName, summary }) => ({ name: tagName, says: summary }))} />
      </Part>
      <Part title="Attributes">
        <Names of={all("attributes").map((told) => ({ name: told.name, says: withDefault(told) }))} />
      </Part>
      <Part title="Events">
        <Text>They bubble out of the element, and say nothing of a person.</Text>
        <Names of={all("events").map(({ name, description }) => ({ name, says: description }))} />
      </Part>
      <Part title="Colours and measures">
        <CodeBlock label="An example of a style sheet" code={COLOURS} />
        <Names of={all("cssProperties").map((told) => ({ name: told.name, says: withDefault(told) }))} />
      </Part>
      <Part title="Parts">
        <Names of={all("cssParts").map(({ name, description }) => ({ name, says: description }))} />
      </Part>
    </Page>
  );
}
