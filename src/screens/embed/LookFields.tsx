import type { TFunction } from "i18next";
import {
  CORNERS,
  isLookValue,
  LOOK_COLOURS,
  type Look,
  type LookName,
  RADII,
} from "../../domain/embed/look.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ContrastNotes } from "./ContrastNotes.tsx";
import { LookColourField } from "./LookColourField.tsx";

/** The colours that most sites set. Dark sites, and sites with their own design, also set the rest. */
const MAIN = ["primary", "on-primary", "surface", "text"] as const;
const MORE = LOOK_COLOURS.filter((name) => !MAIN.some((main) => main === name));

/** Colours, corners and font, with a check of the contrast. */
export function LookFields(props: {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  readonly t: TFunction;
}) {
  const { look, onChange, t } = props;
  const set = (name: LookName, value: string) => onChange({ ...look, [name]: value });
  const corner = CORNERS.find((known) => RADII[known] === look.radius);
  const font = look.font ?? "";
  const fields = (names: readonly (typeof LOOK_COLOURS)[number][]) => (
    <Grid columns="fields">
      {names.map((name) => (
        <LookColourField key={name} name={name} look={look} onChange={set} t={t} />
      ))}
    </Grid>
  );
  return (
    <Stack>
      <Stack gap="hair">
        <Heading size="part">{t("embed.look.title")}</Heading>
        <Text tone="muted" size="small">
          {t("embed.look.text")}
        </Text>
      </Stack>
      {fields(MAIN)}
      <Select
        label={t("embed.look.radius")}
        value={corner ?? ""}
        onChange={({ target }) => {
          const chosen = CORNERS.find((known) => known === target.value);
          set("radius", chosen === undefined ? "" : RADII[chosen]);
        }}
      >
        <option value="">{t("embed.look.corners.own")}</option>
        {CORNERS.map((known) => (
          <option key={known} value={known}>
            {t(`embed.look.corners.${known}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t("embed.look.font")}
        hint={t("embed.look.fontHint")}
        error={font.trim() === "" || isLookValue("font", font.trim()) ? undefined : t("embed.look.fontWrong")}
        value={font}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set("font", event.target.value)}
      />
      <Disclosure line={t("embed.look.more")}>{fields(MORE)}</Disclosure>
      <ContrastNotes look={look} onUse={set} t={t} />
      {Object.values(look).some((value) => value !== undefined && value !== "") && (
        <div>
          <Button kind="quiet" flush="start" onClick={() => onChange({})}>
            {t("embed.look.reset")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
