import { useTranslation } from "react-i18next";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { useProfileDraft } from "../../stores/profileDraft.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ChangeCard } from "./ChangeCard.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { PersonDataCards } from "./PersonDataCards.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { useProfile } from "./useProfile.ts";

/** The logged-in user's profile. */
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
