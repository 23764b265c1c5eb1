import type { LucideIcon } from "lucide-react";

export interface IconProps {
  /** One icon, imported by its own path so that no other is bundled: `lucide-react/icons/search`. */
  icon: LucideIcon;
  /** Its accessible name, where it stands without text; otherwise it is hidden from screen readers. */
  label?: string;
  size?: "text" | "large";
}

const SIZES = { text: "1.25em", large: "1.75em" };

/** A line icon in the colour of its text. */
export function Icon({ icon: Drawing, label, size = "text" }: IconProps) {
  const naming =
    label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return <Drawing {...naming} size={SIZES[size]} strokeWidth={1.75} focusable={false} />;
}
