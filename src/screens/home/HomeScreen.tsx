import type { LucideIcon } from "lucide-react";
import BedDouble from "lucide-react/icons/bed-double";
import FileBadge from "lucide-react/icons/file-badge";
import House from "lucide-react/icons/house";
import ReceiptText from "lucide-react/icons/receipt-text";
import SquareParking from "lucide-react/icons/square-parking";
import Store from "lucide-react/icons/store";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { offeredTypes } from "../../api/schemas/takenCharges.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { LinkTile } from "../../ui/action/LinkTile.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Hero } from "../../ui/layout/Hero.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Crest } from "../../ui/text/Crest.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { useEnvironment } from "../environment.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { useDestinationLink } from "../parts/GoButton.tsx";
import { optional } from "../parts/optional.ts";
import { LatestPaymentAlert } from "../parts/paying/LatestPaymentAlert.tsx";
import { BlockHeading, ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useDynamicText } from "../parts/texts.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useCrests } from "../parts/useCrests.ts";
import { useOnline } from "../parts/useOnline.ts";
import { CouncilPicker } from "./CouncilPicker.tsx";

const KeptDocuments = optional(
  async () => (await import("../parts/documents/KeptDocuments.tsx")).KeptDocuments,
);

/**
 * Begins with the councils, then what to pay. After a choice it begins with that council's charges. Both lead to each charge in one
 * step (rule 2.2).
 */
export function HomeScreen() {
  const { t } = useTranslation();
  const { chosenCouncil, isCouncilAssumed = true, keepCouncil } = useEnvironment();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const councils = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosenCouncil !== undefined && !isCouncilAssumed) keepCouncil?.(chosenCouncil);
  }, [chosenCouncil, isCouncilAssumed, keepCouncil]);
  const picker = <CouncilPicker search={councils} />;
  return (
    <Stack gap="loose" as="section">
      <LatestPaymentAlert onClosed={() => heading.current?.focus()} />
      <Hero>
        <ScreenHeading ref={heading} takesFocus={isCouncilAssumed}>
          {t("shell.hero")}
        </ScreenHeading>
        <Text>{t("shell.heroText")}</Text>
      </Hero>
      <HeadingLevel>
        {!isOnline && (
          <Suspense>
            <KeptDocuments />
          </Suspense>
        )}
        {chosenCouncil === undefined && picker}
        {chosenCouncil !== undefined && (
          <ChosenCouncil
            key={chosenCouncil}
            code={chosenCouncil}
            takesFocus={!isCouncilAssumed}
            onChange={() => councils.current?.focus()}
          />
        )}
        <Charges council={chosenCouncil} />
        {chosenCouncil !== undefined && picker}
      </HeadingLevel>
    </Stack>
  );
}

/** Whose charges follow, with a button that leads to the other councils. */
function ChosenCouncil(props: {
  readonly code: CouncilCode;
  /** The address names this council. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation();
  const crestOf = useCrests();
  const { code } = props;
  return (
    <Inline justify="between" wrap={false} gap="normal">
      {/* the first paint hides it (page.css) */}
      <div data-council={code}>
        <Inline wrap={false} gap="normal">
          <Crest council={code} source={crestOf(code)} size="large" />
          <BlockHeading size="part" takesFocus={props.takesFocus}>
            <CouncilName code={code} />
          </BlockHeading>
        </Inline>
      </div>
      <Button kind="quiet" onClick={props.onChange}>
        {t("search.change")} <VisuallyHidden>({t("common.council")})</VisuallyHidden>
      </Button>
    </Inline>
  );
}

/**
 * The charges that the council takes (rules 8.7, 8.8). Until the configuration is known, all of them.
 * @param council undefined while the citizen has chosen none: the search then asks for it
 */
function Charges({ council }: { readonly council: CouncilCode | undefined }) {
  const { t } = useTranslation();
  const { state } = useConfigured();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const isKnown = configuration !== undefined && council !== undefined;
  if (isKnown && configuration.councils[council]?.available === false)
    return <Notice tone="warning" title={t("errors.reason.invalid_council")} />;
  const types = isKnown ? offeredTypes(configuration, council) : CHARGE_TYPES;
  return (
    <>
      <Heading>{t("shell.whatToPay")}</Heading>
      <Grid as="ul" columns="tiles">
        {types.map((type) => (
          <li key={type}>
            <ChargeTile type={type} council={council} />
          </li>
        ))}
      </Grid>
    </>
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
function ChargeTile(props: { readonly type: ChargeType; readonly council: CouncilCode | undefined }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { type, council } = props;
  const { href, follow } = useDestinationLink({
    screen: "search",
    charge: type,
    ...(council !== undefined && { council }),
  });
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
