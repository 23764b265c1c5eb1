/** The package has no types. This declares the part that we use. */
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
