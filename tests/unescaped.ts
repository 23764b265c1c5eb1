const WRITTEN = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" } as const;

/** The text that a browser reads from escaped markup. */
export function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => WRITTEN[name as keyof typeof WRITTEN]);
}
