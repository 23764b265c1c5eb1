import styled from "@emotion/styled";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { readUser } from "../../api/user.ts";
import { printedIdentityNumber } from "../../domain/identityNumber.ts";
import { useProfileDraft } from "../../stores/profileDraft.ts";
import { endsSession, takeRecord } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { EmailAddress } from "../parts/account/EmailField.tsx";
import { useAccountFields } from "../parts/account/useAccountFields.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ChangeCard } from "./ChangeCard.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { PersonDataCards } from "./PersonDataCards.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

type Profile =
  | { readonly status: "reading" }
  | { readonly status: "failed"; readonly fault: Fault }
  | { readonly status: "known"; readonly record: OwnRecord };

/** The logged-in user's record. @param name the session's name. Render another user with another key. */
function useProfile(name: string) {
  const client = useOwnClient();
  const [profile, setProfile] = useState<Profile>({ status: "reading" });

  /** Shows the record and updates the session with it. */
  const take = useCallback((record: OwnRecord) => {
    const { name: known, full_name, ic_num, phone } = record;
    takeRecord({ name: known, full_name, ic_num, phone });
    setProfile({ status: "known", record });
  }, []);

  const read = useCallback(async () => {
    setProfile({ status: "reading" });
    try {
      take(await readUser(client, name));
    } catch (error) {
      const fault = faultOf(error);
      if (!endsSession(fault)) setProfile({ status: "failed", fault });
    }
  }, [client, name, take]);
  useEffect(() => void read(), [read]);

  /** Reads the record again in the background. On a fault the shown record stays. */
  const renew = useCallback(async () => {
    try {
      take(await readUser(client, name));
    } catch (error) {
      endsSession(faultOf(error));
    }
  }, [client, name, take]);

  return { profile, take, read, renew };
}

export function OwnProfile({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { profile, take, read, renew } = useProfile(name);
  if (profile.status === "reading") return <Loading shape="block" lines={6} />;
  if (profile.status === "failed") return <FaultNotice fault={profile.fault} onRetry={fromHeading(read)} />;

  const { record } = profile;
  const saved = (close: () => void) => (changed: OwnRecord) => {
    take(changed);
    showSnackbar(t("profile.updated"));
    close();
  };
  const passwordChanged = (close: () => void) => () => {
    showSnackbar(t("profile.passwordChanged"));
    close();
  };
  return (
    <>
      <ChangeCard
        title={t("profile.details")}
        change={t("profile.change")}
        beside={
          record.verified_by !== "email" && (
            <GoButton to={{ screen: "form" }}>{t("profile.verifyEmail")}</GoButton>
          )
        }
        open={useProfileDraft.getState().draft !== undefined}
        form={(close) => (
          <ProfileForm
            record={record}
            onSaved={saved(close)}
            onUnchanged={() => void renew()}
            onCancel={close}
          />
        )}
      >
        <ProfileFacts record={record} />
      </ChangeCard>
      <ChangeCard
        title={t("profile.password")}
        change={t("profile.changePassword")}
        form={(close) => (
          <ChangePasswordForm name={name} onChanged={passwordChanged(close)} onCancel={close} />
        )}
      />
      <PersonDataCards record={record} />
      <Actions>
        <GoButton to={{ screen: "history" }}>{t("shell.screen.history")}</GoButton>
      </Actions>
    </>
  );
}

/** Chinese sentences break anywhere, unlike the short values of the list. */
const Sentences = styled.div`
  word-break: normal;
`;

/** The fields of the user's record, and which of them are verified. */
function ProfileFacts({ record }: { readonly record: OwnRecord }) {
  const { t } = useTranslation();
  const { nameOf } = useAccountFields();
  const { name, full_name, ic_num, phone, verified_by, ic_verified } = record;
  const given = (value: string | undefined) =>
    value === undefined ? t("profile.notGiven") : <bdi translate="no">{value}</bdi>;
  const noted = (value: ReactNode, note: string) => (
    <Stack gap="tight">
      <span>{value}</span>
      <Sentences>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Sentences>
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
          value:
            ic_num === undefined
              ? given(ic_num)
              : noted(
                  given(printedIdentityNumber(ic_num)),
                  t(ic_verified ? "profile.icVerified" : "profile.icUnverified"),
                ),
        },
        { term: nameOf("phone"), value: given(phone) },
      ]}
    />
  );
}
