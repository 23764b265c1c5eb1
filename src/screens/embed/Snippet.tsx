import type { TFunction } from "i18next";
import { CopyableCode } from "../parts/CopyableCode.tsx";

/** Code to copy, with the words of the page in the given language. */
export function Snippet(props: {
  readonly label: string;
  readonly text?: string;
  readonly code: string;
  readonly t: TFunction;
}) {
  const { t, ...code } = props;
  const words = {
    copy: t("embed.code.copy"),
    copied: t("embed.code.copied"),
    selected: t("embed.code.selected"),
  };
  return <CopyableCode {...code} words={words} />;
}
