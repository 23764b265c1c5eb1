import { useTranslation } from "react-i18next";
import type { Added } from "../../stores/cart.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** The result of adding to the cart, with links to the cart and to the next bill. */
export function AddedNotice(props: {
  readonly added: Added;
  readonly number: string;
  readonly onAnother: () => void;
  /** The notice replaces the button that had the focus. */
  readonly takesFocus?: boolean;
}) {
  const { t } = useTranslation();
  const { added, number } = props;
  const title = {
    added: t("search.added"),
    exists: t("search.exists", { number }),
    full: t("search.full"),
  }[added];
  return (
    <Notice
      tone={added === "added" ? "success" : "warning"}
      title={title}
      role="status"
      takesFocus={props.takesFocus}
    >
      <Actions>
        <GoButton kind="primary" to={{ screen: "cart" }}>
          {t("search.goToCart")}
        </GoButton>
        {added !== "full" && (
          <Button kind="quiet" onClick={props.onAnother}>
            {t("cart.more")}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
