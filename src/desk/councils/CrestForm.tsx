import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Crest } from "../../ui/text/Crest.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { leadToWrong } from "../parts/leadToWrong.ts";
import { PictureField, StoredPicture } from "./PictureField.tsx";
import type { SectionProps } from "./useCouncilStep.ts";

/** The crest of a council, which pages, receipts and licences show. @param hash of the stored picture */
export function CrestForm(
  props: SectionProps & { readonly council: CouncilCode; readonly hash: string | null },
) {
  const { t } = useTranslation();
  const { council, hash, busy, outcome, onChange } = props;
  const [logo, setLogo] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  return (
    <Stack as="section">
      <Heading>{t("deskCouncils.crest")}</Heading>
      {hash === null ? (
        <Stack gap="tight" align="start">
          <Text>{t("deskCouncils.noCrest")}</Text>
          <Crest council={council} size="large" />
        </Stack>
      ) : (
        // the hash leads past a cache that still has the former picture
        <StoredPicture
          path={`api/getAttachments/metadata/logo/${council}.png?version=${hash}`}
          alt={t("deskCouncils.crest")}
        />
      )}
      {onChange !== undefined && (
        <NativeForm
          aria-label={t("deskCouncils.crest")}
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(logo === undefined);
            leadToWrong(event.currentTarget);
            if (logo !== undefined) void onChange({ logo });
          }}
        >
          <PictureField
            name="logo"
            label={t("deskCouncils.newCrest")}
            hint={t("deskCouncils.newCrestHelp")}
            isMissing={isMissing}
            onChoose={setLogo}
          />
          <Actions>
            <Button type="submit" kind="primary" busy={busy}>
              {t("deskCouncils.saveCrest")}
            </Button>
            {hash !== null && (
              <Button busy={busy} onClick={() => void onChange({ logo: null })}>
                {t("deskCouncils.removeCrest")}
              </Button>
            )}
          </Actions>
          {outcome}
        </NativeForm>
      )}
    </Stack>
  );
}
