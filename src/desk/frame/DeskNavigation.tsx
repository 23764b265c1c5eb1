import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import type { DeskPage } from "../../domain/deskPages.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { EVERY_ATTRIBUTE } from "../../ui/style/everyAttribute.ts";
import { FOCUS_RING } from "../../ui/style/tokens.ts";
import { Icon } from "../../ui/text/Icon.tsx";
import { PAGES } from "../pages.ts";

const List = styled.ul(css`
  display: flex;
  flex-direction: column;
  gap: 0.125em;
  margin: 0;
  padding: 0;
  list-style: none;
`);

/** The border shows the current page in forced colours, where a background is not visible. */
const Link = styled(
  "a",
  EVERY_ATTRIBUTE,
)(css`
  display: flex;
  align-items: center;
  gap: 0.625em;
  min-block-size: var(--k-target);
  padding: 0.25em 0.75em;
  border-inline-start: 0.25em solid transparent;
  border-radius: 0 var(--k-radius) var(--k-radius) 0;
  color: var(--k-text);
  text-decoration: none;
  & > svg {
    flex: none;
    color: var(--k-muted);
  }
  &[aria-current="page"] {
    border-color: var(--k-primary);
    font-weight: 650;
    background: var(--k-primary-soft);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--k-primary-soft);
    }
  }
  ${FOCUS_RING}
`);

/** The links to the pages that the user may open. */
export function DeskNavigation(props: {
  readonly pages: readonly DeskPage[];
  readonly current: DeskPage | undefined;
}) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  return (
    <nav aria-label={t("desk.title")}>
      <List>
        {props.pages.map((page) => (
          <li key={page}>
            <Link
              href={hrefOf({ screen: "desk", page })}
              aria-current={page === props.current ? "page" : undefined}
            >
              <Icon icon={PAGES[page].icon} />
              {t(`desk.page.${page}`)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
