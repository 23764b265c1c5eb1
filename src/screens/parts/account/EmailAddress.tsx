import { Fragment } from "react";

/** The name before the first sign, then each further part together with the sign before it. */
const PARTS = /[^@.]+|[@.]+[^@.]*/g;

/** An e-mail address. A long one breaks before "@" or a dot, never within a name. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <bdi translate="no">
      {[...address.matchAll(PARTS)].map(({ index, 0: part }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
