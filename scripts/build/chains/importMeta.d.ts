interface ImportMetaEnv {
  readonly KAUNTER_VERSION: string;
  /** Of a build; `writeChains.ts` says how it is read. */
  readonly KAUNTER_CHAINS: string;
}
