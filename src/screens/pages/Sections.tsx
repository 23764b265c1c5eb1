import type { ReactNode } from "react";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import type { ReadingPage } from "../environment.tsx";
import { Contents } from "./Contents.tsx";
import { placeOf } from "./useSection.ts";

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** With more than these a page does not fit on a screen or two, and begins with its contents. */
const MOST_WITHOUT_CONTENTS = 5;

/** The sections of a page in their order, with a list of them before where they are many. */
export function Sections(props: { readonly page: ReadingPage; readonly sections: readonly PageSection[] }) {
  const { page, sections } = props;
  return (
    <>
      {sections.length > MOST_WITHOUT_CONTENTS && <Contents page={page} sections={sections} />}
      {sections.map(({ id, title, body }) => (
        <section key={id} id={placeOf(id)}>
          <Stack gap="tight">
            <Heading tabIndex={-1}>{title}</Heading>
            {body}
          </Stack>
        </section>
      ))}
    </>
  );
}
