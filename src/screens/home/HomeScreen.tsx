import type { LucideIcon } from "lucide-react";
import BedDouble from "lucide-react/icons/bed-double";
import FileBadge from "lucide-react/icons/file-badge";
import House from "lucide-react/icons/house";
import ReceiptText from "lucide-react/icons/receipt-text";
import SquareParking from "lucide-react/icons/square-parking";
import Store from "lucide-react/icons/store";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import { LinkTile } from "../../ui/action/LinkTile.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilList } from "../parts/CouncilList.tsx";
import { GoButton, useDestinationLink } from "../parts/GoButton.tsx";
import { optional } from "../parts/optional.ts";
import { LatestPaymentAlert } from "../parts/paying/LatestPaymentAlert.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useDynamicText } from "../parts/texts.ts";
import { useOnline } from "../parts/useOnline.ts";

const KeptDocuments = optional(
  async () => (await import("../parts/documents/KeptDocuments.tsx")).KeptDocuments,
);

/** Leads to each charge in one step (rule 2.2). */
export function HomeScreen() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="loose" as="section">
      <LatestPaymentAlert onClosed={() => heading.current?.focus()} />
      <Stack align="start">
        <ScreenHeading ref={heading}>{t("shell.hero")}</ScreenHeading>
        <Text size="large" tone="muted">
          {t("shell.heroText")}
        </Text>
        <GoButton kind="primary" to={{ screen: "search" }}>
          {t("shell.start")}
        </GoButton>
      </Stack>
      <HeadingLevel>
        {!isOnline && (
          <Suspense>
            <KeptDocuments />
          </Suspense>
        )}
        <Heading>{t("shell.whatToPay")}</Heading>
        <Grid as="ul" columns="tiles">
          {CHARGE_TYPES.map((type) => (
            <li key={type}>
              <ChargeTile type={type} />
            </li>
          ))}
        </Grid>
        <Heading>{t("shell.councils")}</Heading>
        <CouncilList />
      </HeadingLevel>
    </Stack>
  );
}

/** A charge type that is not listed gets the icon of a bill. */
const ICONS: Readonly<Partial<Record<ChargeType, LucideIcon>>> = {
  assessment: House,
  license: FileBadge,
  market: Store,
  parking: SquareParking,
  // The charge counts guests and days.
  local_government_charge: BedDouble,
};

/** A charge type, with a link to its search or form. */
function ChargeTile({ type }: { readonly type: ChargeType }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { href, follow } = useDestinationLink({ screen: "search", charge: type });
  return (
    <LinkTile
      icon={ICONS[type] ?? ReceiptText}
      title={t(`charges.name.${type}`)}
      detail={word(`charges.summary.${type}`)}
      href={href}
      onClick={follow}
    />
  );
}
