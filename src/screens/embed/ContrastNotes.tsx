import type { TFunction } from "i18next";
import { coloursOf, type Weakness, weaknessesOf } from "../../domain/embed/legibility.ts";
import type { Look, LookColour } from "../../domain/embed/look.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { colourFieldId } from "./LookColourField.tsx";
import { OWN_COLOURS } from "./ownColours.ts";

/** Lists the colour pairs with too little contrast and offers the nearest readable colour. It warns, and never forbids. */
export function ContrastNotes(props: {
  readonly look: Look;
  readonly onUse: (name: LookColour, value: string) => void;
  readonly t: TFunction;
}) {
  const { look, onUse, t } = props;
  const announce = useAnnounce();
  const weak = weaknessesOf(coloursOf(look, OWN_COLOURS));
  if (weak.length === 0) return <Text size="small">{t("embed.contrast.good")}</Text>;
  const name = (colour: LookColour) => t(`embed.colour.${colour}`);
  const use = (remedy: NonNullable<Weakness["remedy"]>) => {
    onUse(remedy.name, remedy.colour);
    announce(t("embed.contrast.used", { name: name(remedy.name), value: remedy.colour }));
    // The button disappears with the problem, so move the focus to the colour's field.
    document.getElementById(colourFieldId(remedy.name))?.focus();
  };
  return (
    <Notice tone="warning" title={t("embed.contrast.title")}>
      <Text size="small">{t("embed.contrast.text")}</Text>
      <Stack as="ul" gap="tight">
        {weak.map((pair) => (
          <Text as="li" size="small" key={`${pair.colour} ${pair.on}`}>
            {t("embed.contrast.pair", {
              colour: name(pair.colour),
              on: name(pair.on),
              ratio: roundedDown(pair.ratio),
              needed: pair.needed,
            })}
            {pair.remedy === undefined && ` ${t("embed.contrast.none")}`}
          </Text>
        ))}
      </Stack>
      {remediesOf(weak).map((remedy) => (
        <div key={remedy.name}>
          <Button onClick={() => use(remedy)}>
            {t("embed.contrast.use", { name: name(remedy.name), value: remedy.colour })}
          </Button>
        </div>
      ))}
    </Notice>
  );
}

/** Rounds down: a ratio of 4.499 must not show as 4.5, which would be enough. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Each colour once, because one change often repairs several pairs. */
function remediesOf(weak: readonly Weakness[]) {
  const remedies = weak.flatMap(({ remedy }) => remedy ?? []);
  return remedies.filter(({ name }, at) => remedies.findIndex((other) => other.name === name) === at);
}
