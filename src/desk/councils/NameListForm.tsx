import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { typedText } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

interface NameListTexts {
  readonly title: string;
  readonly help: string;
  readonly empty: string;
  readonly label: string;
  readonly hint: string;
  readonly wrong: string;
  readonly add: string;
}

/** A list of names of the internet, to which a person adds one and from which they remove one. */
export function NameListForm(props: {
  readonly names: readonly string[];
  readonly most: number;
  readonly texts: NameListTexts;
  /** The name that a person typed, in its one form, or undefined. */
  readonly nameOf: (typed: string) => string | undefined;
  readonly busy: boolean;
  readonly outcome: ReactNode;
  /** Undefined for a user who may only read. */
  readonly onChange?: ((names: string[]) => Promise<boolean>) | undefined;
  /** More about the names, between the list and the form. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { names, most, texts, nameOf, busy, onChange } = props;
  const schema = object({ entry: refine(typedText, "url", (typed) => nameOf(typed) !== undefined) });
  const fields: SchemaForm<Infer<typeof schema>> = useSchemaForm({
    schema,
    defaultValues: { entry: "" },
    errorText: () => texts.wrong,
  });
  const add = async ({ entry }: Infer<typeof schema>) => {
    const known = nameOf(entry);
    if (known !== undefined) await onChange?.([...new Set([...names, known])]);
  };
  return (
    <Stack as="section">
      <Heading>{texts.title}</Heading>
      <Text tone="muted">{texts.help}</Text>
      {names.length === 0 && <Text>{texts.empty}</Text>}
      <Stack gap="tight">
        {names.map((name) => (
          <Inline key={name} justify="between" gap="normal">
            <bdi translate="no">{name}</bdi>
            {onChange !== undefined && (
              <Button
                busy={busy}
                aria-label={t("deskCouncils.removeOrigin", { origin: name })}
                onClick={() => void onChange(names.filter((one) => one !== name))}
              >
                {t("deskCouncils.remove")}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {props.children}
      {onChange !== undefined && names.length < most && (
        <Form of={fields} onSubmit={add} aria-label={texts.title}>
          <Stack>
            <FormField
              of={fields}
              name="entry"
              label={texts.label}
              hint={texts.hint}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              translate="no"
            />
            <Actions>
              <Button type="submit" kind="primary" busy={busy}>
                {texts.add}
              </Button>
            </Actions>
          </Stack>
        </Form>
      )}
      {props.outcome}
    </Stack>
  );
}
