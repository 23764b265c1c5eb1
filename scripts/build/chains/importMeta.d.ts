interface ImportMetaEnv {
  readonly KAUNTER_VERSION: string;
  /** The list of chunks in the format of `writeChains.ts`. Empty outside a build. */
  readonly KAUNTER_CHAINS: string;
}
