import type { TFunction } from "i18next";
import { closesNextDay, type HelplineHours, type Operator } from "../../api/schemas/operator.ts";
import { formatTime } from "../../domain/malaysiaTime.ts";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EmailAddress } from "../parts/account/EmailField.tsx";

/** The operator's phone, e-mail address and hours from the configuration (rule 2.4), or other ways to get help if it has none. */
export function ContactCard({ operator, t }: { readonly operator: Operator; readonly t: TFunction }) {
  const { phone, email, is_example } = operator;
  const isReachable = phone !== null || email !== null;
  return (
    <Card as="section" tone={isReachable ? "accent" : "plain"}>
      <Stack>
        <Heading>{t("helpline.contact.title")}</Heading>
        {is_example && (
          <Notice tone="info" title={t("helpline.example.title")}>
            <Text>{t("helpline.example.text")}</Text>
          </Notice>
        )}
        {isReachable ? (
          <DescriptionList align="start" rows={rowsOf(operator, t)} />
        ) : (
          <Text>{t("helpline.contact.none")}</Text>
        )}
      </Stack>
    </Card>
  );
}

function rowsOf({ name, phone, email, hours }: Operator, t: TFunction): readonly DescriptionRow[] {
  const known = (term: string, value: DescriptionRow["value"] | null) =>
    value === null ? [] : [{ term, value }];
  return [
    ...known(t("helpline.contact.phone"), phone && <PhoneLink phone={phone} />),
    ...known(t("helpline.contact.email"), email && <MailLink email={email} />),
    ...known(t("helpline.contact.hours"), hours && hoursIn(hours, t)),
    ...known(t("shell.operatedBy"), name && <bdi translate="no">{name}</bdi>),
  ];
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <TextLink alone href={`tel:${phone.replace(/[ ()-]/g, "")}`}>
      <span translate="no">{phone}</span>
    </TextLink>
  );
}

function MailLink({ email }: { readonly email: string }) {
  return (
    <TextLink alone href={`mailto:${email}`}>
      <EmailAddress address={email} />
    </TextLink>
  );
}

function hoursIn({ first_day, last_day, opens, closes }: HelplineHours, t: TFunction): string {
  const first = t(`helpline.contact.day.${first_day}`);
  const last = t(`helpline.contact.day.${last_day}`);
  const isOverMidnight = closesNextDay({ opens, closes });
  return t(isOverMidnight ? "helpline.contact.openOverMidnight" : "helpline.contact.open", {
    days: first_day === last_day ? first : t("helpline.contact.days", { first, last }),
    opens: onOneLine(formatTime(opens)),
    closes: onOneLine(formatTime(closes)),
  });
}

/** A time of day does not break between its minutes and AM or PM. */
function onOneLine(time: string): string {
  return time.replace(" ", "\u00a0");
}
