import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { codeShape, type DrawnCode } from "../../print/codes.ts";

/** Black on white in every colour scheme, because a camera cannot read other codes. */
const Code = styled.svg`
  display: block;
  inline-size: min(12em, 100%);
  background: #fff;
  fill: #000;
  fill-rule: evenodd;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
`;

/** A QR code. Nothing is shown until it is drawn, and if the code generator cannot be fetched. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const code = useCode(value);
  if (code === undefined) return null;
  return (
    <Code viewBox={`0 0 ${code.width} ${code.height}`} role="img" aria-label={label}>
      <path d={code.path} />
    </Code>
  );
}

function useCode(value: string): DrawnCode | undefined {
  const [drawn, setDrawn] = useState<{ readonly value: string; readonly code: DrawnCode }>();
  useEffect(() => {
    let isGone = false;
    codeShape({ kind: "qr", value, caption: "" }).then(
      (code) => {
        if (!isGone) setDrawn({ value, code });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [value]);
  return drawn?.value === value ? drawn.code : undefined;
}
