import { useTranslation } from "react-i18next";
import type { Bill, BillRow } from "../../charges/index.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FactList } from "../parts/FactList.tsx";
import { FoundHeading } from "./FoundHeading.tsx";

/** The found rows, when the number has several. The citizen chooses one. */
export function FoundRows(props: {
  readonly charge: Bill;
  readonly rows: readonly BillRow[];
  readonly onChoose: (row: BillRow) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack>
      <FoundHeading>{t("search.found", { count: props.rows.length })}</FoundHeading>
      {props.rows.map((row) => (
        <Card key={row._id} as="article">
          <Stack>
            <FactList facts={props.charge.rowFacts(row)} />
            <Actions>
              <Button onClick={() => props.onChoose(row)} aria-label={`${t("search.choose")} ${row._id}`}>
                {t("search.choose")}
              </Button>
            </Actions>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
