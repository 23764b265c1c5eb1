import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LicencePictures } from "../../api/readPicture.ts";
import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";
import { DocumentPage } from "../../print/DocumentPage.tsx";
import { licenceDocument } from "../../print/licence/licenceDocument.ts";
import { isCarried } from "../../print/licence/templates.ts";
import type { SheetPaper } from "../../print/printedDocument.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { DocumentActions } from "../parts/documents/DocumentActions.tsx";
import { usePageLanguage } from "../parts/texts.ts";

/** The licence as printed, with buttons that save and print it. */
export function PrintedLicence(props: {
  readonly licence: DigitalLicence;
  readonly pictures: LicencePictures;
}) {
  const { licence, pictures } = props;
  const { t } = useTranslation();
  const language = usePageLanguage();
  const on = useCallback(
    (paper: SheetPaper) => licenceDocument(licence, pictures, { language, t }, paper),
    [licence, pictures, language, t],
  );
  const document = useMemo(() => on("a4"), [on]);
  const others = {
    letter: async () => on("letter"),
    ...(isCarried(licence.license) && { a6: async () => on("a6") }),
  };
  return (
    <Stack gap="loose">
      <DocumentActions describe={async () => document} others={others} isMain />
      <DocumentPage document={document} />
    </Stack>
  );
}
