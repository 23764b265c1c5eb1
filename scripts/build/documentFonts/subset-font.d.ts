/** The package brings no types: what of it is used. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "truetype";
      readonly keepFeatures: readonly string[];
      readonly noLayoutClosure: boolean;
      readonly noHinting: boolean;
    },
  ): Promise<Uint8Array>;
}
