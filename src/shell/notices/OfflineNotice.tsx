import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../screens/parts/useOnline.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Shows that the device is offline and that the cart is safe. It also announces the change to screen readers. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const isOnline = useOnline();
  const wasOnline = useRef(true);
  const announceChange = useEffectEvent((online: boolean) =>
    announce(t(online ? "notices.online" : "notices.offline"), online ? "polite" : "assertive"),
  );
  useEffect(() => {
    const isNews = isOnline !== wasOnline.current;
    wasOnline.current = isOnline;
    return isNews ? announceChange(isOnline) : undefined;
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <Banner tone="notice" stays label={t("notices.connection")}>
      {t("notices.offline")}
    </Banner>
  );
}
