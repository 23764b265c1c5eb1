import type { ReactNode } from "react";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { type ReadingPage, useEnvironment } from "../environment.tsx";
import { placeOf, reveal } from "./useSection.ts";

/** The way to a section of a page, with an address that can be passed on. */
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
      // the address that is there already brings no other route
      onClick={() => reveal(section)}
    >
      {props.children}
    </TextLink>
  );
}
