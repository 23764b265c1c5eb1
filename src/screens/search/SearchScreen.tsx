import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { useReady } from "../parts/useReady.ts";
import { FoundRecord } from "./FoundRecord.tsx";
import { FoundRows } from "./FoundRows.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { useSearchScreen } from "./useSearchScreen.ts";

/** Find an account or a bill by its number, and put what is due in the cart. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { state: configured, retry: readAgain } = useConfigured();
  const { fields, search, submit, open, show, another, retry } = useSearchScreen();
  useReady();
  const closing = configured.status === "ready" && configured.configuration.closing;
  const number = fields.form.getValues("number");
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("search.title")}</ScreenHeading>
        <Text tone="muted">{t("search.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <StorageNotice />
        {closing && <FaultNotice fault={{ kind: "closed" }} />}
        {configured.status === "failed" && <FaultNotice fault={configured.fault} onRetry={readAgain} />}
        {!closing && <SearchForm fields={fields} busy={search.step === "searching"} onSubmit={submit} />}
        {search.step === "searching" && <Skeleton shape="block" lines={3} />}
        {search.step === "failed" && <FaultNotice fault={search.fault} field={number} onRetry={retry} />}
        {search.step === "rows" && (
          <FoundRows
            charge={search.charge}
            rows={search.rows}
            onChoose={(row) => void open(search.charge, row, search.rows)}
          />
        )}
        {search.step === "record" && configured.status === "ready" && (
          <FoundRecord
            key={search.record._id}
            charge={search.charge}
            record={search.record}
            configuration={configured.configuration}
            onAnother={another}
            onBack={
              search.rows.length === 0
                ? undefined
                : () => show({ step: "rows", charge: search.charge, rows: search.rows })
            }
          />
        )}
      </HeadingLevel>
    </Stack>
  );
}
