import { createElement, type SVGProps } from "react";

/** An icon in the format of lucide's modules: its shapes on a 24 by 24 grid. */
interface LucideData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface LucideProps extends SVGProps<SVGSVGElement> {
  readonly size: string;
}

/**
 * Makes a component of an icon. It replaces lucide's own function (vite.config.ts). That one also reads contexts, joins class
 * names and has options that we do not use: more code than all the icons of a search together.
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
