/** Base64 of a text's UTF-8: `btoa` alone refuses what is not Latin. */
export function base64Of(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
