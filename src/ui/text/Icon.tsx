import type { LucideIcon } from "lucide-react";
import { memo } from "react";

export interface IconProps {
  /** An icon, imported by its own path so that the bundle contains no other: `lucide-react/icons/search`. */
  icon: LucideIcon;
  /** The accessible name of an icon without text. Without it, screen readers skip the icon. */
  label?: string;
  size?: "text" | "large";
}

const SIZES = { text: "1.25em", large: "1.75em" };

/** A line icon in the colour of its text. */
export const Icon = memo(function Icon({ icon: Drawing, label, size = "text" }: IconProps) {
  const naming =
    label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return <Drawing {...naming} size={SIZES[size]} strokeWidth={1.75} focusable={false} />;
});
