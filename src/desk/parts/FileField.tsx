import { useTranslation } from "react-i18next";
import { Field } from "../../ui/field/Field.tsx";

/** The field of a file that the desk sends. The file stays chosen until another one is. */
export function FileField(props: {
  readonly label: string;
  readonly hint: string;
  /** The endings of the files that the browser offers. */
  readonly accept: string;
  /** In bytes. */
  readonly largest: number;
  readonly file: File | undefined;
  readonly isMissing: boolean;
  /** Why the page cannot send this file. */
  readonly error?: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}) {
  const { t } = useTranslation();
  const { file, largest } = props;
  const isTooLarge = file !== undefined && file.size > largest;
  return (
    <Field
      type="file"
      name="file"
      label={props.label}
      hint={props.hint}
      accept={props.accept}
      error={
        isTooLarge
          ? t("desk.fileTooLarge", { megabytes: largest / 1024 / 1024 })
          : props.isMissing && file === undefined
            ? t("desk.fileMissing")
            : props.error
      }
      onChange={({ target }) => props.onChoose(target.files?.[0])}
    />
  );
}
