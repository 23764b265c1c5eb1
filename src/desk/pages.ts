import Building from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileUp from "lucide-react/icons/file-up";
import Landmark from "lucide-react/icons/landmark";
import Scale from "lucide-react/icons/scale";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import Sliders from "lucide-react/icons/sliders-horizontal";
import Undo from "lucide-react/icons/undo-2";
import Users from "lucide-react/icons/users";
import { type ComponentType, lazy } from "react";
import { DESK_PAGES, type DeskPage } from "../domain/deskPages.ts";
import { may, mayForSome, type Permission } from "../domain/roles.ts";

export interface PageOfDesk {
  /** The permission that opens the page, for at least one council. */
  readonly permission: Permission;
  readonly icon: typeof ClipboardList;
  /** Whether only a role for all councils opens it, because it shows the data of all. */
  readonly forAllCouncils?: true;
  /** Its code loads at the first visit. */
  readonly Page: ComponentType;
}

/** The pages of the desk. A new page needs an entry here, in src/domain/deskPages.ts and a text below `page` in the texts of the desk. */
export const PAGES: Readonly<Record<DeskPage, PageOfDesk>> = {
  today: {
    permission: "overview.read",
    forAllCouncils: true,
    icon: ChartColumn,
    Page: lazy(async () => ({ default: (await import("./today/TodayPage.tsx")).TodayPage })),
  },
  payments: {
    permission: "payments.read",
    icon: Search,
    Page: lazy(async () => ({ default: (await import("./payments/PaymentsPage.tsx")).PaymentsPage })),
  },
  refunds: {
    permission: "payments.read",
    icon: Undo,
    Page: lazy(async () => ({ default: (await import("./refunds/RefundsPage.tsx")).RefundsPage })),
  },
  review: {
    permission: "payments.read",
    forAllCouncils: true,
    icon: ClipboardList,
    Page: lazy(async () => ({ default: (await import("./review/ReviewPage.tsx")).ReviewPage })),
  },
  remittances: {
    permission: "reports.read",
    icon: Landmark,
    Page: lazy(async () => ({
      default: (await import("./remittances/RemittancesPage.tsx")).RemittancesPage,
    })),
  },
  reconciliation: {
    permission: "reconciliation.read",
    forAllCouncils: true,
    icon: Scale,
    Page: lazy(async () => ({
      default: (await import("./reconciliation/ReconciliationPage.tsx")).ReconciliationPage,
    })),
  },
  loads: {
    permission: "records.load",
    icon: FileUp,
    Page: lazy(async () => ({ default: (await import("./loads/LoadsPage.tsx")).LoadsPage })),
  },
  settings: {
    permission: "settings.read",
    forAllCouncils: true,
    icon: Sliders,
    Page: lazy(async () => ({ default: (await import("./settings/SettingsPage.tsx")).SettingsPage })),
  },
  councils: {
    permission: "councils.read",
    icon: Building,
    Page: lazy(async () => ({ default: (await import("./councils/CouncilsPage.tsx")).CouncilsPage })),
  },
  users: {
    permission: "users.read",
    forAllCouncils: true,
    icon: Users,
    Page: lazy(async () => ({ default: (await import("./users/UsersPage.tsx")).UsersPage })),
  },
  audit: {
    permission: "audit.read",
    forAllCouncils: true,
    icon: ScrollText,
    Page: lazy(async () => ({ default: (await import("./audit/AuditPage.tsx")).AuditPage })),
  },
};

/** The pages that these roles open, in the order of the navigation. */
export function pagesFor(roles: readonly string[]): readonly DeskPage[] {
  return DESK_PAGES.filter((page) => {
    const { permission, forAllCouncils } = PAGES[page];
    return forAllCouncils ? may(roles, permission) : mayForSome(roles, permission);
  });
}
