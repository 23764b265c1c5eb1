import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { printedIdentityNumber } from "../../domain/identityNumber.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EmailAddress } from "../parts/account/EmailAddress.tsx";
import { useAccountFields } from "../parts/account/useAccountFields.ts";

/** The fields of the user's record, and which of them are verified. */
export function ProfileFacts({ record }: { readonly record: OwnRecord }) {
  const { t } = useTranslation();
  const { nameOf } = useAccountFields();
  const { name, full_name, ic_num, phone, verified_by, ic_verified } = record;
  const given = (value: string | undefined) =>
    value === undefined ? t("profile.notGiven") : <bdi translate="no">{value}</bdi>;
  const noted = (value: ReactNode, note: string) => (
    <Stack gap="tight">
      <span>{value}</span>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </Stack>
  );
  return (
    <DescriptionList
      align="start"
      rows={[
        { term: nameOf("full_name"), value: given(full_name) },
        {
          term: nameOf("email_address"),
          value: noted(
            <EmailAddress address={name} />,
            t(verified_by === "email" ? "profile.emailVerified" : "profile.emailUnverified"),
          ),
        },
        {
          term: nameOf("ic_no"),
          value: noted(
            given(ic_num && printedIdentityNumber(ic_num)),
            t(ic_verified ? "profile.icVerified" : "profile.icUnverified"),
          ),
        },
        { term: nameOf("phone"), value: given(phone) },
      ]}
    />
  );
}
