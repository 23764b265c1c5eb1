import type { TFunction } from "i18next";
import { coloursOf } from "../../domain/embed/legibility.ts";
import { isColour, type Look, type LookColour } from "../../domain/embed/look.ts";
import { ColourField } from "../../ui/field/ColourField.tsx";
import { OWN_COLOURS } from "./ownColours.ts";

/** The id of a colour's field. `ContrastNotes` moves the focus to it. */
export function colourFieldId(name: LookColour): string {
  return `embed-${name}`;
}

/** The field of one colour. Empty, it shows the portal's own colour. */
export function LookColourField(props: {
  readonly name: LookColour;
  readonly look: Look;
  readonly onChange: (name: LookColour, value: string) => void;
  readonly t: TFunction;
}) {
  const { name, look, onChange, t } = props;
  const typed = look[name] ?? "";
  const isOne = isColour(typed.trim());
  const own = coloursOf({ ...look, [name]: undefined }, OWN_COLOURS)[name];
  const label = t(`embed.colour.${name}`);
  return (
    <ColourField
      id={colourFieldId(name)}
      label={label}
      pick={t("embed.look.pick", { colour: label })}
      value={typed}
      own={own}
      shown={isOne ? sixDigits(typed.trim()) : own}
      error={typed.trim() === "" || isOne ? undefined : t("embed.look.hexWrong")}
      onChange={(value) => onChange(name, value)}
    />
  );
}

/** `#rrggbb` in lower case, the only form that the browser's colour picker accepts. */
function sixDigits(colour: string): string {
  if (colour.length === 7) return colour.toLowerCase();
  return `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}`.toLowerCase();
}
