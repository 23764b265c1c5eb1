import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Bank } from "../../api/readBanks.ts";
import { readBankLogo } from "../../api/readPicture.ts";
import { USUAL_BANKS } from "../../domain/payments/banks.ts";
import type { FpxToken } from "../../domain/payments/paymentMethod.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Logo } from "../../ui/text/Logo.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient } from "../environment.tsx";

/**
 * A shortcut to the common banks, and first to the one that was used last. The list beside it has every bank
 * (docs/protocols.md, FPX).
 */
export function BankTiles(props: {
  readonly banks: readonly Bank[];
  readonly token: FpxToken;
  /** The code of the bank that was used last on this device. */
  readonly last?: string | undefined;
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}) {
  const { t } = useTranslation();
  const { banks, token, last, chosen } = props;
  const codes = new Set([...(last === undefined ? [] : [last]), ...USUAL_BANKS[token]]);
  const usual = [...codes].flatMap((code) => banks.find((bank) => bank.code === code && bank.online) ?? []);
  if (usual.length === 0) return null;
  return (
    <Fieldset legend={t("fpxCheckout.usual")}>
      <Inline>
        {usual.map((bank) => (
          <Button
            key={bank.code}
            kind={bank.code === chosen ? "primary" : "secondary"}
            aria-pressed={bank.code === chosen}
            translate="no"
            onClick={() => props.onChoose(bank.code)}
          >
            <BankLogo bank={bank} />
            {bank.name}
          </Button>
        ))}
      </Inline>
    </Fieldset>
  );
}

/** The logo that the deployment supplies, with the initials until it is drawn, and without one. */
function BankLogo({ bank: { code, name, hasLogo } }: { readonly bank: Bank }) {
  const client = useClient();
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    if (!hasLogo) return;
    const reading = new AbortController();
    void readBankLogo(client, code, reading.signal).then((logo) => {
      if (!reading.signal.aborted) setPicture(logo);
    });
    return () => reading.abort();
  }, [client, code, hasLogo]);
  return (
    <Logo picture={picture}>
      <Text as="strong" strong>
        {initialsOf(name)}
      </Text>
    </Logo>
  );
}

/** A mark for a bank without a logo: "Hong Leong Bank" is HLB, "Maybank2U" is M. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== "");
  return words
    .map(([first = ""]) => first.toUpperCase())
    .slice(0, 3)
    .join("");
}
