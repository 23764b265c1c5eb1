import { useTranslation } from "react-i18next";
import { MOST_DOMAINS } from "../../api/schemas/councils/councilData.ts";
import type { VerifiedSite } from "../../api/schemas/councils/siteVerification.ts";
import { VERIFICATION_PATH } from "../../domain/embed/verificationFile.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { siteDomainOf } from "../../domain/siteOrigin.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { NameListForm } from "./NameListForm.tsx";
import type { SectionProps } from "./useCouncilStep.ts";

/** What a person decides about a site that showed its file. */
export type SiteDecision = "remove" | "allow";

interface SitesProps {
  readonly sites: readonly VerifiedSite[];
  /** Undefined for a user who may only read. */
  readonly onDecide?: ((decision: SiteDecision, origin: string) => void) | undefined;
}

/** The domains of a council whose sites become active by a file, and the sites that did. */
export function DomainsForm(props: SectionProps & SitesProps & { readonly domains: readonly string[] }) {
  const { t } = useTranslation();
  const { domains, sites, busy, outcome, onChange } = props;
  return (
    <NameListForm
      names={domains}
      most={MOST_DOMAINS}
      nameOf={siteDomainOf}
      busy={busy}
      outcome={outcome}
      onChange={onChange && ((changed) => onChange({ domains: changed }))}
      texts={{
        title: t("deskCouncils.domains"),
        help: t("deskCouncils.domainsHelp", { path: VERIFICATION_PATH }),
        empty: t("deskCouncils.noDomains"),
        label: t("deskCouncils.newDomain"),
        hint: t("deskCouncils.newDomainHelp"),
        wrong: t("deskCouncils.domainWrong"),
        add: t("deskCouncils.addDomain"),
      }}
    >
      {sites.length > 0 && <VerifiedSites sites={sites} busy={busy} onDecide={props.onDecide} />}
    </NameListForm>
  );
}

function VerifiedSites({ sites, busy, onDecide }: SitesProps & { readonly busy: boolean }) {
  const { t } = useTranslation();
  const decisionOn = ({ origin, state }: VerifiedSite) => {
    if (onDecide === undefined) return undefined;
    const [decision, words, label] =
      state === "removed"
        ? (["allow", t("deskCouncils.allow"), t("deskCouncils.allowSite", { origin })] as const)
        : (["remove", t("deskCouncils.remove"), t("deskCouncils.removeOrigin", { origin })] as const);
    return (
      <Button busy={busy} aria-label={label} onClick={() => onDecide(decision, origin)}>
        {words}
      </Button>
    );
  };
  return (
    <HeadingLevel>
      <Stack gap="tight">
        <Heading>{t("deskCouncils.verified")}</Heading>
        <Text tone="muted">{t("deskCouncils.verifiedHelp")}</Text>
        {sites.some(({ state }) => state === "withdrawn") && (
          <Notice tone="warning" title={t("deskCouncils.withdrawnTitle")}>
            <Text>{t("deskCouncils.withdrawnHelp")}</Text>
          </Notice>
        )}
        {sites.map((site) => (
          <Stack key={site.origin} gap="hair">
            <Inline justify="between" gap="normal">
              <bdi translate="no">{site.origin}</bdi>
              {decisionOn(site)}
            </Inline>
            <Text size="small" tone="muted">
              <SiteState site={site} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </HeadingLevel>
  );
}

function SiteState({ site }: { readonly site: VerifiedSite }) {
  const { t } = useTranslation();
  const { state, refusal } = site;
  const since = formatDateTime(site.since);
  const checked = formatDateTime(site.checked_at);
  if (refusal === null) return t("deskCouncils.active", { since, checked });
  if (state === "removed") return t("deskCouncils.siteRemoved", { since });
  const reason = t(`siteRefusal.${refusal}`);
  return state === "withdrawn"
    ? t("deskCouncils.withdrawn", { since, reason })
    : t("deskCouncils.missing", { checked, reason });
}
