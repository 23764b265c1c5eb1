import type { TFunction } from "i18next";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Prose } from "../../ui/text/Prose.tsx";

/** Their makers' names, which are the same in every language. */
const NAMES = { wordpress: "WordPress", joomla: "Joomla", drupal: "Drupal" } as const;

const SYSTEMS = ["wordpress", "joomla", "drupal", "html"] as const;

/** Where the code goes in the systems that councils have. */
export function SiteNotes({ t }: { readonly t: TFunction }) {
  return (
    <Stack gap="tight">
      <Heading>{t("embed.site.title")}</Heading>
      <div>
        {SYSTEMS.map((system) => (
          <Disclosure key={system} line={system === "html" ? t("embed.site.html") : NAMES[system]}>
            <Prose text={t(`embed.site.${system}Text`)} />
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
