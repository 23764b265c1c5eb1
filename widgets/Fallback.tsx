import { useEffect, useState } from "react";

const PATIENCE_MS = 8_000;

/**
 * The tag's own children, which hold a way to pay that needs no script; for a tag without any, a plain link to the portal.
 * @param props.portal undefined where nobody knows it: then there is no link
 */
export function Fallback({ portal }: { readonly portal: string | undefined }) {
  return <slot>{portal !== undefined && <a href={`${portal}/`}>{portal}</a>}</slot>;
}

/** The same while the element's own parts are on their way: children at once, the link once that takes long. */
export function FallbackUntilThen(props: { readonly portal: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return <Fallback portal={late ? props.portal : undefined} />;
}
