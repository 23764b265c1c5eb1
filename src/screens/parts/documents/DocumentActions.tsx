import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { isOnSharedComputer } from "../../../payment/sharedComputer.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { TextLink } from "../../../ui/action/TextLink.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Disclosure } from "../../../ui/layout/Disclosure.tsx";
import { ScreenOnly } from "../../../ui/layout/ScreenOnly.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { type Destination, useEnvironment } from "../../environment.tsx";
import { FaultNotice } from "../FaultNotice.tsx";
import { GoButton } from "../GoButton.tsx";
import {
  type OfferedDocument,
  type OtherPaper,
  type OtherPapers,
  useDocumentActions,
} from "./useDocumentActions.ts";

const OTHER_PAPERS: readonly OtherPaper[] = ["slip80", "a6", "letter"];

/**
 * Saves a document as a PDF and prints it, in the portal and on a council's page. On a shared computer it only prints, because a
 * saved file would stay there.
 */
export function DocumentActions(props: {
  readonly describe: OfferedDocument;
  /** Whether saving is the main action of the screen. The browser's keys for printing then print the document. */
  readonly isMain: boolean;
  /** The portal's screen that shows the PDF. */
  readonly view?: Destination | undefined;
  /** The same document on other papers, such as the roll of a counter's receipt printer. */
  readonly others?: OtherPapers;
  /** The buttons' texts where others are near, such as for all licences of a payment. */
  readonly labels?: { readonly download: string; readonly print: string; readonly others: string };
}) {
  const { t } = useTranslation();
  const main = props.isMain ? "primary" : "secondary";
  const { texts, done, start } = useDocumentActions(props.describe, props.others ?? {});
  const { onPrintKeys } = useEnvironment();
  const print = useEffectEvent(() => start("print"));
  useEffect(() => (props.isMain ? onPrintKeys?.(print) : undefined), [props.isMain, onPrintKeys]);
  const papers = OTHER_PAPERS.filter((paper) => props.others?.[paper] !== undefined);
  const isShared = isOnSharedComputer();
  const view = isShared ? undefined : props.view;
  const doing = done.step === "preparing" ? done.act : undefined;
  return (
    <ScreenOnly>
      <Stack gap="tight">
        <Actions>
          {!isShared && (
            <Button kind={main} busy={doing === "download"} onClick={() => start("download")}>
              {props.labels?.download ?? t("common.download")}
            </Button>
          )}
          <Button
            kind={isShared ? main : "secondary"}
            busy={doing === "print"}
            onClick={() => start("print")}
          >
            {props.labels?.print ?? t("common.print")}
          </Button>
        </Actions>
        {doing !== undefined && texts !== undefined && (
          <Text size="small" tone="muted">
            {texts("documents.preparing")}
          </Text>
        )}
        {done.step === "saved" && texts !== undefined && (
          <Text size="small">
            {texts("documents.ready")}{" "}
            <TextLink href={done.address} target="_blank" rel="noreferrer">
              {texts("documents.open")}
            </TextLink>
          </Text>
        )}
        {done.step === "failed" && <FaultNotice fault={done.fault} onRetry={() => start(done.act)} />}
        {texts !== undefined && (papers.length > 0 || view !== undefined) && (
          <Disclosure line={props.labels?.others ?? texts("documents.others")}>
            <Actions>
              {view !== undefined && (
                <GoButton kind="quiet" to={view}>
                  {texts("documents.open")}
                </GoButton>
              )}
              {papers.map((paper) => (
                <Button key={paper} kind="quiet" busy={doing === paper} onClick={() => start(paper)}>
                  {texts(`documents.${paper}`)}
                </Button>
              ))}
            </Actions>
          </Disclosure>
        )}
      </Stack>
    </ScreenOnly>
  );
}
