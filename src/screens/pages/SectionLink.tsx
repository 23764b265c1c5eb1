import type { ReactNode } from "react";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { type ReadingPage, useEnvironment } from "../environment.tsx";
import { placeOf, reveal } from "./useSection.ts";

/** A link to a section of a page, with an address that the citizen can share. */
export function SectionLink(props: {
  readonly page: ReadingPage;
  readonly section: string;
  readonly children: ReactNode;
}) {
  const { page, section } = props;
  const { hrefOf } = useEnvironment();
  return (
    <TextLink
      alone
      href={hrefOf({ screen: page, section }) ?? `#${placeOf(section)}`}
      // If the address already names the section, the link changes no route, so reveal the section here.
      onClick={() => reveal(section)}
    >
      {props.children}
    </TextLink>
  );
}
