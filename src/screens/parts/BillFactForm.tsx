import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

/**
 * Asks for the fact from the bill of a licence before the portal shows a person's data (rule 6.11). It needs the texts of
 * `licence`.
 * @param props.given the wrong fact that the citizen gave before
 */
export function BillFactForm(props: {
  /** The form's name, and its heading if it is alone. */
  readonly title: string;
  readonly hasHeading?: boolean;
  readonly help: string;
  /** The button that sends the fact. */
  readonly show: string;
  readonly busy?: boolean;
  readonly given: string | undefined;
  readonly onGive: (typed: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(props.given ?? "");
  const [wrong, setWrong] = useState<"needed" | "wrong" | undefined>(
    props.given === undefined ? undefined : "wrong",
  );
  const input = useRef<HTMLInputElement>(null);
  const isRefused = props.given !== undefined;
  // While the server checked the fact, a placeholder was in the form's place.
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") return props.onGive(typed);
    setWrong("needed");
    input.current?.focus();
  };
  return (
    <Card>
      <NativeForm noValidate aria-label={props.title} onSubmit={submit}>
        {props.hasHeading === true && <Heading>{props.title}</Heading>}
        <Text>{props.help}</Text>
        <Field
          ref={input}
          name="fact"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
          }}
          error={wrong && t(`licence.billFact.${wrong}`)}
          label={t("licence.billFact.label")}
          hint={t("licence.billFact.hint")}
          length="short"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          enterKeyHint="done"
        />
        <Actions>
          <Button kind="primary" type="submit" busy={props.busy === true}>
            {props.show}
          </Button>
        </Actions>
      </NativeForm>
    </Card>
  );
}
