import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { WIDE } from "../style/tokens.ts";
import { Illustration } from "../text/Illustration.tsx";

/** A small phone. The page's first action needs the picture's room, above the strip of the assistance package. */
const LOW = "@media (max-height: 37.5em)";

/** A very small phone, or a window that is zoomed far in. */
const LOWEST = "@media (max-height: 31.25em)";

const Ground = styled.div(css`
  position: relative;
  overflow: hidden;
  padding: 1.125em 1.125em 3.75em;
  border-radius: calc(var(--k-radius) * 1.4);
  background: var(--k-primary-soft);
  ${LOW} {
    padding-block-end: 1.125em;
  }
  ${LOWEST} {
    padding-block: 0.5em;
  }
  ${WIDE} {
    padding: 2.5em 2.25em;
  }
  @media print {
    padding: 0;
    background: none;
  }
`);

/** Below the words on a phone, beside them on a wide page, so that it never lies under a word. */
const Picture = styled.div(css`
  position: absolute;
  inset: auto 0 0 auto;
  inline-size: 10em;
  ${LOW} {
    display: none;
  }
  ${WIDE} {
    display: block;
    inline-size: 42%;
  }
`);

const Words = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  ${WIDE} {
    max-inline-size: 57%;
  }
`);

/** The opening of a page: its heading and a sentence on a coloured ground with a picture. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <Ground>
      <Picture>
        <Illustration scene="skyline" />
      </Picture>
      <Words>{children}</Words>
    </Ground>
  );
}
