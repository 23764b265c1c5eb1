import { useRef } from "react";
import { type Infer, object } from "superstruct";
import { filledTo } from "../../domain/schemas/typedText.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";

const LONGEST = 200;

const decision = object({ note: filledTo(LONGEST) });

type Decision = Infer<typeof decision>;

/** A note that the audit log keeps, and a button for each choice. The first choice is also that of the Enter key. */
export function DecisionForm<Choice extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly choice: Choice; readonly text: string }[];
  readonly busy: boolean;
  readonly onDecide: (choice: Choice, note: string) => Promise<unknown>;
}) {
  const { label, choices } = props;
  const ruleText = useRuleText();
  const fields: SchemaForm<Decision> = useSchemaForm({
    schema: decision,
    defaultValues: { note: "" },
    errorText: (_name, code) => ruleText(label, code, { length: LONGEST }),
  });
  const pressed = useRef<Choice>(undefined);
  const decide = async ({ note }: Decision) => {
    const choice = pressed.current ?? choices[0]?.choice;
    pressed.current = undefined;
    if (choice !== undefined) await props.onDecide(choice, note.trim());
  };
  return (
    <Form of={fields} onSubmit={decide} aria-label={props.name}>
      <Stack>
        <FormField of={fields} name="note" label={label} hint={props.hint} autoComplete="off" />
        <Actions>
          {choices.map(({ choice, text }, index) => (
            <Button
              key={choice}
              type="submit"
              kind={index === 0 ? undefined : "quiet"}
              busy={props.busy}
              onClick={() => {
                pressed.current = choice;
              }}
            >
              {text}
            </Button>
          ))}
        </Actions>
      </Stack>
    </Form>
  );
}
