import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { CouncilList } from "../parts/CouncilList.tsx";
import { matchesCouncil } from "./matchesCouncil.ts";

/** The councils, narrowed while the citizen types. Enter opens the first of them. */
export function CouncilPicker({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const announce = useAnnounce();
  const [typed, setTyped] = useState("");
  const codes = COUNCIL_CODES.filter((code) => matchesCouncil(code, typed));
  const found = codes.length === 0 ? t("search.notFound") : t("search.found", { count: codes.length });
  useEffect(() => (typed === "" ? undefined : announce(found)), [announce, found, typed]);
  const openFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    const [council] = codes;
    // Enter also ends the composition of a Chinese word.
    if (key === "Enter" && !nativeEvent.isComposing && typed.trim() !== "" && council !== undefined)
      navigate({ screen: "home", council });
  };
  return (
    <Stack>
      <Heading>{t("shell.councils")}</Heading>
      <Field
        ref={search}
        name="council"
        type="search"
        label={t("shell.findCouncil")}
        onKeyDown={openFirst}
        // React takes no part in the value, so that the text stays that a citizen typed before the program had loaded
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        length="medium"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        enterKeyHint="go"
      />
      {codes.length === 0 ? <Text>{found}</Text> : <CouncilList codes={codes} />}
    </Stack>
  );
}
