import { useTranslation } from "react-i18next";
import type { LoadResult } from "../../api/loads.ts";
import { csvOf } from "../../domain/csv.ts";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DataTable } from "../parts/DataTable.tsx";

/** The most wrong fields on the page. A wrong export repeats one a thousand times. */
const SHOWN = 100;

type WrongField = Extract<LoadResult, { readonly end: "wrong" }>["problems"][number];

/** The wrong fields of a file: the first ones as a table, all of them as a saved file. */
export function WrongFields(props: {
  readonly fields: readonly WrongField[];
  /** The name of the file with the records. */
  readonly file: string;
}) {
  const { t } = useTranslation();
  const { fields } = props;
  /** "record 3" or "line 4" */
  const placeOf = ({ place }: WrongField) => {
    const [kind, number] = place.split(" ");
    return kind === "record" || kind === "line" ? t(`deskLoads.places.${kind}`, { number }) : place;
  };
  const reasonOf = ({ reason, wanted = "", message }: WrongField) =>
    reason === undefined ? message : t(`deskLoads.wrongField.${reason}`, { wanted });
  const headers = [t("deskLoads.place"), t("deskLoads.field"), t("deskLoads.problem")] as const;
  const save = () => {
    const rows = [headers, ...fields.map((one) => [placeOf(one), one.field, reasonOf(one)])];
    saveFile(`${props.file}-problems.csv`, new Blob([csvOf(rows)], { type: "text/csv" }));
  };
  return (
    <Stack as="section">
      <Heading>{t("deskLoads.problems")}</Heading>
      {fields.length > SHOWN && <Text>{t("deskLoads.first", { shown: SHOWN, kept: fields.length })}</Text>}
      {/* above the table, which is long */}
      <Actions>
        <Button onClick={save}>{t("deskLoads.save")}</Button>
      </Actions>
      <DataTable
        caption={t("deskLoads.problems")}
        columns={[
          { key: "place", header: headers[0], cell: placeOf, kind: "words" },
          { key: "field", header: headers[1], cell: ({ field }) => <bdi translate="no">{field}</bdi> },
          {
            key: "problem",
            header: headers[2],
            cell: (one) => <span {...(one.reason === undefined && { lang: "en" })}>{reasonOf(one)}</span>,
          },
        ]}
        rows={fields.slice(0, SHOWN)}
        keyOf={({ place, field, message }) => `${place} ${field} ${message}`}
        empty=""
      />
    </Stack>
  );
}
