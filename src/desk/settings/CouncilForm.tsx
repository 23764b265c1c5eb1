import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilSelect } from "../parts/CouncilSelect.tsx";
import { useListText } from "../parts/useListText.ts";
import { PeriodFields } from "./PeriodFields.tsx";
import { leadsToProblem, type SwitchFormProps } from "./PortalForm.tsx";
import { changeOfCouncil, councilSwitchesOf, offeredOtherwise, offersAll, withCharge } from "./switches.ts";
import { useSwitches } from "./useSwitches.ts";

const [FIRST] = COUNCIL_CODES;

/** The switches of one council: whether it takes payments, the charges that it offers, and those under maintenance. */
export function CouncilForm(props: SwitchFormProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<CouncilCode>(FIRST);
  return (
    <Stack as="section">
      <Heading>{t("deskSettings.council")}</Heading>
      <CouncilSelect
        councils={COUNCIL_CODES}
        value={chosen}
        onChoose={(council) => setChosen(council ?? FIRST)}
      />
      <SwitchesOfCouncil key={chosen} code={chosen} {...props} />
    </Stack>
  );
}

function SwitchesOfCouncil({
  code,
  configuration,
  ahead,
  busy,
  outcomeOf,
  onChange,
}: SwitchFormProps & { readonly code: CouncilCode }) {
  const { t } = useTranslation();
  const before = councilSwitchesOf(configuration, code);
  const stored = configuration.validity.councils[code];
  const { typed, type: change } = useSwitches(before);
  const { available, availablePeriod, chargesPeriod, maintenance, maintenancePeriod } = typed;
  const disabled = onChange === undefined;
  const listText = useListText();
  const otherwise = listText(offeredOtherwise(configuration, code).map((type) => t(`charges.name.${type}`)));
  const charges = (name: "charges" | "maintenance", legend: string, hint: string) => (
    <Fieldset legend={legend} hint={hint}>
      {CHARGE_TYPES.map((type) => (
        <Checkbox
          key={type}
          name={`${name}.${type}`}
          label={t(`charges.name.${type}`)}
          disabled={disabled}
          checked={typed[name].includes(type)}
          onChange={({ target }) => change({ [name]: withCharge(typed[name], type, target.checked) })}
        />
      ))}
    </Fieldset>
  );
  return (
    <NativeForm
      noValidate
      aria-label={t("deskSettings.council")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!leadsToProblem(event.currentTarget)) onChange?.(code, changeOfCouncil(code, before, typed));
      }}
    >
      <Checkbox
        name="available"
        label={t("deskSettings.available")}
        disabled={disabled}
        checked={available}
        onChange={({ target }) => change({ available: target.checked })}
      />
      {!available && (
        <PeriodFields
          name="available"
          legend={t("deskSettings.unavailablePeriod")}
          typed={availablePeriod}
          stored={before.available ? undefined : stored?.available}
          ahead={ahead}
          disabled={disabled}
          onType={(period) => change({ availablePeriod: period })}
        />
      )}
      {charges("charges", t("deskSettings.offered"), t("deskSettings.offeredHelp"))}
      {!offersAll(typed) && (
        <PeriodFields
          name="charges"
          legend={t("deskSettings.offeredPeriod")}
          typed={chargesPeriod}
          stored={offersAll(before) ? undefined : stored?.charges}
          ahead={ahead}
          disabled={disabled}
          onType={(period) => change({ chargesPeriod: period })}
        />
      )}
      {!offersAll(typed) && (chargesPeriod.from !== "" || chargesPeriod.until !== "") && (
        <Text>
          {t("deskSettings.otherwise")}: {otherwise}
        </Text>
      )}
      {charges("maintenance", t("deskSettings.maintenance"), t("deskSettings.maintenanceHelp"))}
      {maintenance.length > 0 && (
        <PeriodFields
          name="maintenance"
          legend={t("deskSettings.maintenancePeriod")}
          typed={maintenancePeriod}
          stored={before.maintenance.length === 0 ? undefined : stored?.maintenance}
          ahead={ahead}
          disabled={disabled}
          onType={(period) => change({ maintenancePeriod: period })}
        />
      )}
      {!disabled && (
        <Actions>
          <Button type="submit" kind="primary" busy={busy}>
            {t("deskSettings.saveCouncil")}
          </Button>
        </Actions>
      )}
      {outcomeOf(code)}
    </NativeForm>
  );
}
