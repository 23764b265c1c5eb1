import { useTranslation } from "react-i18next";
import { Inline } from "../../ui/layout/Inline.tsx";
import type { Destination } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** Each link has the title of its page. */
const NAMES = {
  search: "search.title",
  requery: "common.checkPayment",
  refund: "shell.screen.refund",
  form: "shell.screen.form",
  history: "shell.screen.history",
  profile: "shell.screen.profile",
  about: "shell.page.about",
  accessibility: "shell.page.accessibility",
  embed: "shell.page.embed",
  faq: "shell.page.faq",
  helpline: "shell.page.helpline",
  privacy: "shell.page.privacy",
  terms: "shell.page.terms",
} as const satisfies Partial<Record<Destination["screen"], string>>;

export type Way = keyof typeof NAMES;

/** Links from a text to the pages that it mentions. */
export function PageLinks({ to }: { readonly to: readonly Way[] }) {
  const { t } = useTranslation();
  return (
    <Inline gap="normal" rows="close">
      {to.map((screen) => (
        <GoButton key={screen} kind="quiet" flush="start" to={{ screen }}>
          {t(NAMES[screen])}
        </GoButton>
      ))}
    </Inline>
  );
}
