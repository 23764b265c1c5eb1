import { useState } from "react";
import { useTranslation } from "react-i18next";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment } from "../environment.tsx";
import { DocumentActions } from "../parts/documents/DocumentActions.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { NoSuchPayment } from "../requery/NoSuchPayment.tsx";
import { PdfPages } from "./PdfPages.tsx";
import { usePdf } from "./usePdf.ts";

function Pdf() {
  const { t } = useTranslation();
  const [asked, ask] = useState(0);
  useReady();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.pdf")}</ScreenHeading>
      <HeadingLevel>
        <Document key={asked} onAgain={() => ask(asked + 1)} />
      </HeadingLevel>
    </Stack>
  );
}

/** Shows a document's PDF (rule 2.12), also in browsers that cannot show PDFs, with zoom, save and print. */
export const PdfScreen = withTexts(["receipt", "pdf"], Pdf);

function Document({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const { statusToken, brokenStatusLink, licence, council } = useEnvironment();
  const key = licence === undefined ? undefined : licenceKeyOf(licence);
  const shown = usePdf();
  switch (shown.status) {
    case "making":
      return <Loading shape="block" lines={6} />;
    case "failed":
      return <FaultNotice fault={shown.fault} onRetry={fromHeading(onAgain)} />;
    case "needs fact":
    case "nothing":
      if (key !== undefined)
        return (
          <NothingHere
            title={t(shown.status === "nothing" ? "pdf.noLicence" : "pdf.needsFact")}
            help={t(shown.status === "nothing" ? "pdf.noLicenceHelp" : "pdf.needsFactHelp")}
            to={{ screen: "licence", licence: key, council, token: statusToken }}
            go={t("pdf.toLicence")}
          />
        );
      if (licence === undefined && (statusToken !== undefined || brokenStatusLink))
        return (
          <NoSuchPayment>
            <Actions>
              <GoButton kind="primary" to={{ screen: "requery" }}>
                {t("common.checkPayment")}
              </GoButton>
            </Actions>
          </NoSuchPayment>
        );
      return (
        <NothingHere
          title={t("pdf.nothing")}
          help={t("pdf.nothingHelp")}
          to={{ screen: "receipt" }}
          go={t("alert.seeReceipt")}
        />
      );
    case "shown":
      return (
        <>
          <DocumentActions describe={shown.describe} isMain />
          <PdfPages pdf={shown.pdf} texts={t} />
          <Actions>
            {key === undefined ? (
              <GoButton to={{ screen: "receipt", token: statusToken }}>{t("attempt.open.see")}</GoButton>
            ) : (
              <GoButton to={{ screen: "licence", licence: key, council, token: statusToken }}>
                {t("pdf.toLicence")}
              </GoButton>
            )}
          </Actions>
        </>
      );
  }
}
