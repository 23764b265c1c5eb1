import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../api/session.ts";
import type { DeskPage } from "../domain/deskPages.ts";
import { useEnvironment } from "../screens/environment.tsx";
import { LogInForm } from "../screens/login/LogInForm.tsx";
import { FaultNotice } from "../screens/parts/FaultNotice.tsx";
import { fromHeading } from "../screens/parts/focusHeading.ts";
import { Loading } from "../screens/parts/Loading.tsx";
import { useReady } from "../screens/parts/reportToPage.ts";
import { ScreenHeading } from "../screens/parts/ScreenHeading.tsx";
import { useDocumentTitle } from "../screens/parts/useDocumentTitle.ts";
import { withTexts } from "../screens/parts/withTexts.tsx";
import { Dialog } from "../ui/feedback/Dialog.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Heading } from "../ui/text/Heading.tsx";
import { HeadingLevel } from "../ui/text/HeadingLevel.tsx";
import { Text } from "../ui/text/Text.tsx";
import { DeskFrame } from "./frame/DeskFrame.tsx";
import { PAGES, pagesFor } from "./pages.ts";
import { Forbidden } from "./parts/Forbidden.tsx";
import { useDeskSession } from "./useDeskSession.ts";

interface DeskProps {
  readonly languages?: ReactNode;
  /** Overlays of the portal's frame. */
  readonly children?: ReactNode;
}

function Desk({ languages, children }: DeskProps) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const desk = useDeskSession();
  const pages = desk.is === "user" ? pagesFor(desk.session.roles) : [];
  const page = environment.deskPage ?? pages[0];
  useReady(desk.is !== "loading");
  useDocumentTitle(page === undefined ? t("desk.title") : t(`desk.page.${page}`));
  return (
    <DeskFrame
      page={page}
      pages={pages}
      session={desk.is === "user" ? desk.session : undefined}
      languages={languages}
      overlays={children}
    >
      {desk.is === "user" ? (
        // another user gets new pages, with nothing of the former user's in them
        <Page key={desk.session.name} page={page} session={desk.session} />
      ) : (
        <Stack gap="loose" as="section">
          <ScreenHeading>{t("desk.title")}</ScreenHeading>
          <HeadingLevel>
            {desk.is === "loading" && <Loading shape="block" lines={4} />}
            {desk.is === "unknown" && <FaultNotice fault={desk.fault} onRetry={fromHeading(desk.again)} />}
            {desk.is === "nobody" && (
              <Card as="section">
                <Stack>
                  <Heading>{t("login.title")}</Heading>
                  <LogInForm />
                </Stack>
              </Card>
            )}
          </HeadingLevel>
        </Stack>
      )}
      {desk.is === "user" && desk.hasEnded && (
        <Dialog title={t("desk.loginAgain")} dismissable={false}>
          <Stack>
            <Text>{t("desk.loginAgainHelp")}</Text>
            <LogInForm />
          </Stack>
        </Dialog>
      )}
    </DeskFrame>
  );
}

/** The central team's desk (`#/desk/...`): its frame, the log-in and the page of the address. */
export const DeskScreen = withTexts(["account", "desk"], Desk);

function Page({ page, session }: { readonly page: DeskPage | undefined; readonly session: Session }) {
  const { t } = useTranslation();
  if (page === undefined || !pagesFor(session.roles).includes(page))
    return (
      <Stack gap="loose" as="section">
        <ScreenHeading>{t(page === undefined ? "desk.title" : `desk.page.${page}`)}</ScreenHeading>
        <Forbidden />
      </Stack>
    );
  const { Page: Shown } = PAGES[page];
  return (
    <Suspense key={page} fallback={<Loading shape="block" lines={4} />}>
      <Shown />
    </Suspense>
  );
}
