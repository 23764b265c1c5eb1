import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNamespace } from "../../../i18n/useNamespaces.ts";
import type { SheetPaper } from "../../../print/printedDocument.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { useEnvironment, useSearchingClient } from "../../environment.tsx";
import { GoButton } from "../GoButton.tsx";
import { DocumentActions } from "./DocumentActions.tsx";
import type { RenewedLicences } from "./describeLicences.ts";

/**
 * Prints all licences of a payment with one press, each on pages of its own, or saves them as one PDF. A council's page must not
 * read licences, so there it leads to the portal.
 */
export function PrintAllLicences({ renewals, token }: RenewedLicences) {
  const { i18n } = useTranslation();
  const { licencePlace } = useEnvironment();
  const client = useSearchingClient();
  const t = useNamespace("documents");
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  if (t === undefined) return null;
  const number = renewals.length;
  if (licencePlace?.() === "frame")
    return (
      <GoButton kind="quiet" flush="start" to={{ screen: "requery", token }}>
        {t("documents.all.onPortal", { number })}
      </GoButton>
    );
  const describe = (paper: SheetPaper) => async () => {
    setLeftOut([]);
    const { describeLicences } = await import("./describeLicences.ts");
    const all = await describeLicences({ client, i18n }, { renewals, token }, paper);
    setLeftOut(all.leftOut.map(({ licence }) => licence.number));
    return all.document;
  };
  return (
    <>
      <DocumentActions
        describe={describe("a4")}
        others={{ letter: describe("letter") }}
        isMain={false}
        labels={{
          download: t("documents.all.download", { number }),
          print: t("documents.all.print", { number }),
          others: t("documents.all.others"),
        }}
      />
      {leftOut.length > 0 && (
        <Notice tone="warning" role="alert" title={t("documents.all.leftOut")}>
          <Text translate="no">{leftOut.join(", ")}</Text>
          <Text>{t("documents.all.why")}</Text>
        </Notice>
      )}
    </>
  );
}
