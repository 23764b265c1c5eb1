import ClipboardList from "lucide-react/icons/clipboard-list";
import Hourglass from "lucide-react/icons/hourglass";
import Mail from "lucide-react/icons/mail";
import Undo from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { mayForSome } from "../../domain/roles.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { LinkTile, Tile } from "../../ui/action/LinkTile.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { useDeskRoles } from "../parts/useDeskUser.ts";

/** What waits for the bank, for a person or for a mail server. Each number that has a page leads to it. */
export function WaitingTiles({ today }: { readonly today: Today }) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  const roles = useDeskRoles();
  const { unanswered, reviews, refunds, messages } = today;
  const since = (oldest: string | null, none: string) =>
    oldest === null ? none : t("deskToday.since", { time: formatDateTime(oldest) });
  const tiles = [
    {
      icon: Hourglass,
      page: "payments",
      title: t("deskToday.unanswered", { count: unanswered.count }),
      detail: since(unanswered.oldest, t("deskToday.noUnanswered")),
    },
    {
      icon: ClipboardList,
      page: "review",
      title: t("deskToday.reviews", { count: reviews }),
      detail: t("deskToday.reviewsHelp"),
    },
    {
      icon: Undo,
      page: "refunds",
      title: t("deskToday.refunds", { count: refunds }),
      detail: t("deskToday.refundsHelp"),
    },
  ] as const;
  const mayOpen = mayForSome(roles, "payments.read");
  return (
    <Stack as="section">
      <Heading>{t("deskToday.waiting")}</Heading>
      <Grid columns="rows">
        {tiles.map(({ icon, page, title, detail }) =>
          mayOpen ? (
            <LinkTile
              key={page}
              icon={icon}
              title={title}
              detail={detail}
              href={hrefOf({ screen: "desk", page }) ?? ""}
            />
          ) : (
            <Tile key={page} icon={icon} title={title} detail={detail} />
          ),
        )}
        <Tile
          icon={Mail}
          title={t("deskToday.messages", { count: messages.count })}
          detail={since(messages.oldest, t("deskToday.noMessages"))}
        />
      </Grid>
    </Stack>
  );
}
