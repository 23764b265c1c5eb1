import { Fragment } from "react";

/** Its name, and each part after it with the sign before. */
const PARTS = /[^@.]+|[@.]+[^@.]*/g;

/** An email address, which where there is no room for it goes on with its sign or one of its dots, not within a name. */
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
