import { css } from "@emotion/react";
import styled from "@emotion/styled";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../api/session.ts";
import type { DeskPage } from "../../domain/deskPages.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { Bar } from "../../ui/layout/Bar.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EVERY_ATTRIBUTE } from "../../ui/style/everyAttribute.ts";
import { ROOMY } from "../../ui/style/tokens.ts";
import { Icon } from "../../ui/text/Icon.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { DeskAccount } from "./DeskAccount.tsx";
import { DeskNavigation } from "./DeskNavigation.tsx";

/** The button of the menu is there only while the side is behind it. */
const MenuPlace = styled.div(css`
  ${ROOMY} {
    display: none;
  }
`);

const Body = styled.div(css`
  ${ROOMY} {
    display: grid;
    grid-template-columns: 15em minmax(0, 1fr);
  }
`);

const Side = styled(
  "aside",
  EVERY_ATTRIBUTE,
)(css`
  padding: 1em;
  border-block-end: 1px solid var(--k-line);
  background: var(--k-card);
  &[data-open="false"] {
    display: none;
  }
  ${ROOMY} {
    &,
    &[data-open="false"] {
      display: block;
      border-block-end: 0;
      border-inline-end: 1px solid var(--k-line);
    }
  }
`);

/* on a long page the pages of the desk stay in sight, and focus rings keep their room */
const Kept = styled.div(css`
  ${ROOMY} {
    position: sticky;
    inset-block-start: 0.5em;
    max-block-size: calc(100vh - 1em);
    margin: -0.5em;
    padding: 0.5em;
    overflow-y: auto;
  }
`);

const Content = styled.main(css`
  min-block-size: 100vh;
  min-inline-size: 0;
  padding: 1.25em 1em 3em;
  &:focus {
    outline: none;
  }
  ${ROOMY} {
    padding: 2em;
  }
`);

export interface DeskFrameProps {
  readonly page: DeskPage | undefined;
  /** The pages of the navigation. */
  readonly pages: readonly DeskPage[];
  readonly session: Session | undefined;
  readonly languages: ReactNode;
  readonly overlays: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the desk: its pages, languages and user at the side, behind a menu button on a narrow screen. */
export function DeskFrame(props: DeskFrameProps) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<{ readonly page: DeskPage | undefined }>();
  // the choice of a page closes the menu
  const isOpen = openOn !== undefined && openOn.page === props.page;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpenOn(undefined);
    button.current?.focus();
  };
  return (
    <>
      <Bar
        width="full"
        tools={
          <MenuPlace>
            <Button
              ref={button}
              kind="quiet"
              flush="end"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpenOn(isOpen ? undefined : { page: props.page })}
            >
              <Icon icon={isOpen ? X : Menu} />
              <VisuallyHidden data-until="wide">{t("shell.menu")}</VisuallyHidden>
            </Button>
          </MenuPlace>
        }
      >
        <LinkButton kind="quiet" flush="start" href={hrefOf({ screen: "desk" }) ?? ""}>
          {t("desk.name", { portal: t("common.portal") })}
        </LinkButton>
        {props.overlays}
      </Bar>
      <Body>
        <Side id={id} aria-label={t("shell.menu")} data-open={isOpen} onKeyDown={closeOnEscape}>
          <Kept>
            <Stack gap="loose">
              {props.pages.length > 0 && <DeskNavigation pages={props.pages} current={props.page} />}
              {props.session !== undefined && <DeskAccount session={props.session} />}
              {props.languages}
            </Stack>
          </Kept>
        </Side>
        <Content id="content" tabIndex={-1}>
          {props.children}
        </Content>
      </Body>
    </>
  );
}
