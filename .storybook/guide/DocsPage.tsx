import type { ReactNode } from "react";
import { DescriptionList } from "../../src/ui/data/DescriptionList.tsx";
import { Column } from "../../src/ui/layout/Column.tsx";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { CodeBlock } from "../../src/ui/text/CodeBlock.tsx";
import { Heading } from "../../src/ui/text/Heading.tsx";
import { HeadingLevel } from "../../src/ui/text/HeadingLevel.tsx";
import { Text } from "../../src/ui/text/Text.tsx";

/**
 * A page of `docs`, drawn with the design system, so that the guide and the documentation never differ. It knows the Markdown that
 * those pages use: headings of two levels, paragraphs, lists, tables and code.
 * @param markdown the text of the page
 */
export function DocsPage({ markdown }: { readonly markdown: string }) {
  const [introduction = "", ...sections] = markdown.split(/^## /m);
  const { title, body } = titled(introduction.replace(/^# /, ""));
  return (
    <Column as="main">
      <Stack gap="loose">
        <Heading size="page">{title}</Heading>
        <Blocks of={body} />
        <HeadingLevel>
          {sections.map(titled).map((section) => (
            <Stack key={section.title} gap="tight">
              <Heading>{section.title}</Heading>
              <Blocks of={section.body} under={section.title} />
            </Stack>
          ))}
        </HeadingLevel>
      </Stack>
    </Column>
  );
}

/** The first line is the title. */
function titled(text: string): { readonly title: string; readonly body: string } {
  const [title = "", ...lines] = text.split("\n");
  return { title, body: lines.join("\n") };
}

const FENCE = /^```\w*\n([\s\S]*?)\n```$/gm;

/** @param under the title of the section, which names its code for screen readers */
function Blocks({ of, under = "The page" }: { readonly of: string; readonly under?: string }) {
  return of.split(FENCE).flatMap((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, and its order is its identity
      <CodeBlock key={place} label={`${under}: code ${(place + 1) / 2}`} code={piece} />
    ) : (
      piece
        .split(/\n{2,}/)
        .map((block) => block.trim())
        .filter((block) => block !== "")
        .map((block) => <Block key={block} of={block} />)
    ),
  );
}

function Block({ of }: { readonly of: string }) {
  if (of.startsWith("|")) return <Table of={of} />;
  if (of.startsWith("- "))
    return (
      <ul>
        {of.split(/^- /m).flatMap((point) => (point === "" ? [] : [<li key={point}>{inline(point)}</li>]))}
      </ul>
    );
  return <Text>{inline(of)}</Text>;
}

/** The first cell of a row is the term. The others say what it means. */
function Table({ of }: { readonly of: string }) {
  const [, , ...rows] = of.split("\n").map(cellsOf);
  return (
    <DescriptionList
      align="start"
      rows={rows.map(([term = "", ...values]) => ({
        term: plain(term),
        value: inline(values.filter((value) => value !== "").join("; ")),
      }))}
    />
  );
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

const plain = (text: string): string => unlinked(text).replaceAll("`", "");

/** A link's text without its address: the catalogue has no other page of `docs`. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");

/** The text between backquotes is code. */
function inline(text: string): ReactNode {
  return unlinked(text)
    .split("`")
    .map((piece, place) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, and its order is its identity
      return place % 2 === 1 ? <code key={place}>{piece}</code> : piece;
    });
}
