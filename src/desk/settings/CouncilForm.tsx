import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import type { SwitchFormProps } from "./PortalForm.tsx";
import { changeOfCouncil, councilSwitchesOf } from "./switches.ts";

const [FIRST] = COUNCIL_CODES;

/** The switches of one council: whether it takes payments, and the charges under maintenance. */
export function CouncilForm({ configuration, busy, onChange }: SwitchFormProps) {
  const { t } = useTranslation();
  const nameOf = useCouncilName();
  const [chosen, setChosen] = useState<CouncilCode>(FIRST);
  const [switches, setSwitches] = useState(() => councilSwitchesOf(configuration, FIRST));
  const { available, maintenance } = switches;
  const disabled = onChange === undefined;
  const choose = (code: CouncilCode) => {
    setChosen(code);
    setSwitches(councilSwitchesOf(configuration, code));
  };
  return (
    <Stack as="section">
      <Heading>{t("deskSettings.council")}</Heading>
      <NativeForm
        aria-label={t("deskSettings.council")}
        onSubmit={(event) => {
          event.preventDefault();
          onChange?.(changeOfCouncil(chosen, switches));
        }}
      >
        <Select
          label={t("common.council")}
          name="council"
          value={chosen}
          onChange={({ target }) => choose(COUNCIL_CODES.find((code) => code === target.value) ?? FIRST)}
        >
          {COUNCIL_CODES.map((code) => (
            <option key={code} value={code}>
              {nameOf(code).name}
            </option>
          ))}
        </Select>
        <Checkbox
          name="available"
          label={t("deskSettings.available")}
          disabled={disabled}
          checked={available}
          onChange={({ target }) => setSwitches({ ...switches, available: target.checked })}
        />
        <Fieldset legend={t("deskSettings.maintenance")} hint={t("deskSettings.maintenanceHelp")}>
          {CHARGE_TYPES.map((type) => (
            <Checkbox
              key={type}
              name={type}
              label={t(`charges.name.${type}`)}
              disabled={disabled}
              checked={maintenance.includes(type)}
              onChange={({ target }) =>
                setSwitches({
                  available,
                  maintenance: target.checked
                    ? [...maintenance, type]
                    : maintenance.filter((one) => one !== type),
                })
              }
            />
          ))}
        </Fieldset>
        {!disabled && (
          <Actions>
            <Button type="submit" kind="primary" busy={busy}>
              {t("deskSettings.saveCouncil")}
            </Button>
          </Actions>
        )}
      </NativeForm>
    </Stack>
  );
}
