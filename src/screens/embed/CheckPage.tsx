import type { TFunction } from "i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Snippet } from "./Snippet.tsx";

/** What a page's address is followed by to have the element say what it found there. */
const CHECK = "?kaunter-debug";

/** How to see whether all is well on the page. */
export function CheckPage({ t }: { readonly t: TFunction }) {
  return (
    <Stack>
      <Heading>{t("embed.check.title")}</Heading>
      <Snippet label={t("embed.check.address")} text={t("embed.check.text")} code={CHECK} t={t} />
    </Stack>
  );
}
