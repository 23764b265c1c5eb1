import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";

export type Tone = "info" | "success" | "warning" | "danger";

/** An icon for each tone, recognisable by its shape. */
export const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** Sets the colours of an element with `data-tone`: `--k-tone`, and `--k-tone-soft` for its background. */
export const TONE_COLOURS = `
  &[data-tone="info"] {
    --k-tone: var(--k-info);
    --k-tone-soft: var(--k-info-soft);
  }
  &[data-tone="success"] {
    --k-tone: var(--k-success);
    --k-tone-soft: var(--k-success-soft);
  }
  &[data-tone="warning"] {
    --k-tone: var(--k-warning);
    --k-tone-soft: var(--k-warning-soft);
  }
  &[data-tone="danger"] {
    --k-tone: var(--k-danger);
    --k-tone-soft: var(--k-danger-soft);
  }
`;
