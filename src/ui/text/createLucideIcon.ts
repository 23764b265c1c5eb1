import { createElement, type SVGProps } from "react";

/** An icon as lucide's modules hold it: its lines, on a grid of 24 by 24. */
interface LucideData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface LucideProps extends SVGProps<SVGSVGElement> {
  readonly size: string;
}

/**
 * Makes a component of an icon. Stands in for lucide's own (vite.config.ts), which also reads contexts, joins class names and takes
 * settings that nothing here gives: more code than the lines of all the icons that a search shows.
 */
export default function createLucideIcon({ node }: LucideData) {
  return ({ size, ...props }: LucideProps) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: size,
        height: size,
        fill: "none",
        stroke: "currentColor",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
