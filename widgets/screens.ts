/** The screens an element can show, in the order a citizen walks them. A widget has no home: it begins at the search. */
export const WIDGET_SCREENS = ["search", "cart", "checkout", "receipt"] as const;

export type WidgetScreen = (typeof WIDGET_SCREENS)[number];
