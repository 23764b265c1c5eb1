import { useTranslation } from "react-i18next";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import { choicesOf } from "../../payment/pastPayments.ts";
import { Select } from "../../ui/field/Select.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import type { HistoryReading } from "./useHistory.ts";

/** Filters the payments by year, council and charge. */
export function HistoryFilters({ of }: { readonly of: HistoryReading }) {
  const { t } = useTranslation();
  const councilName = useCouncilName();
  const { payments, isComplete, filter, choose } = of;
  const { years, councils, charges } = choicesOf(payments, isComplete, filter, malaysiaDay(new Date()).year);
  return (
    <Card tone="sunken" as="section" aria-label={t("history.filter")}>
      <Grid columns="fields">
        <Select
          label={t("history.year")}
          value={filter.year ?? ""}
          onChange={({ target }) =>
            choose({ ...filter, year: target.value === "" ? undefined : Number(target.value) })
          }
        >
          <option value="">{t("history.anyYear")}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
        <Select
          label={t("common.council")}
          value={filter.council ?? ""}
          onChange={({ target: { value } }) =>
            choose({ ...filter, council: isCouncilCode(value) ? value : undefined })
          }
        >
          <option value="">{t("history.anyCouncil")}</option>
          {councils.map((code) => (
            <option key={code} value={code} lang={councilName(code).lang} translate="no">
              {councilName(code).name}
            </option>
          ))}
        </Select>
        <Select
          label={t("history.charge")}
          value={filter.charge ?? ""}
          onChange={({ target: { value } }) =>
            choose({ ...filter, charge: isChargeType(value) ? value : undefined })
          }
        >
          <option value="">{t("history.anyCharge")}</option>
          {charges.map((type) => (
            <option key={type} value={type}>
              {t(`charges.name.${type}`)}
            </option>
          ))}
        </Select>
      </Grid>
    </Card>
  );
}
