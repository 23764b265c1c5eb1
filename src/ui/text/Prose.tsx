import { css } from "@emotion/react";
import styled from "@emotion/styled";

const Words = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.75em;
  & > * {
    margin: 0;
  }
  & > ul {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    padding-inline-start: 1.25em;
  }
`);

/** A longer text. Each line is a paragraph, and lines that begin with "- " become a list. */
export function Prose({ text }: { text: string }) {
  return (
    <Words>
      {blocksOf(text).map((lines) => {
        const [first = ""] = lines;
        if (!isPoint(first)) return <p key={first}>{first}</p>;
        return (
          <ul key={first}>
            {lines.map((line) => (
              <li key={line}>{line.slice(POINT.length)}</li>
            ))}
          </ul>
        );
      })}
    </Words>
  );
}

const POINT = "- ";

const isPoint = (line: string): boolean => line.startsWith(POINT);

/** A paragraph is a block of one line. Successive list items are one block. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (isPoint(line) && last?.every(isPoint)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
