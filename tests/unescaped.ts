const WRITTEN = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" } as const;

/** What a browser reads where characters are written for markup. */
export function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => WRITTEN[name as keyof typeof WRITTEN]);
}
