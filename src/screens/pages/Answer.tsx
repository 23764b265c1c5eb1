import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { type Question, WAYS } from "./questions.ts";
import { SectionLink } from "./SectionLink.tsx";
import { placeOf } from "./useSection.ts";

/** A question with its answer folded under it, the pages that the answer speaks of, and the question's own address. */
export function Answer(props: {
  readonly of: Question;
  readonly question: string;
  readonly answer: string;
  /** What the way to the question itself is called. */
  readonly link: string;
}) {
  const ways = WAYS[props.of];
  return (
    <Disclosure id={placeOf(props.of)} line={props.question}>
      <Stack gap="tight" align="start">
        <Prose text={props.answer} />
        {ways && <PageLinks to={ways} />}
        <SectionLink page="faq" section={props.of}>
          {props.link}
        </SectionLink>
      </Stack>
    </Disclosure>
  );
}
