/** PouchDB's storage engine: the part that a test watches. */
declare module "leveldown" {
  const leveldown: {
    readonly prototype: {
      _batch(operations: unknown, options: unknown, callback: unknown): void;
      _put(key: unknown, value: unknown, options: unknown, callback: unknown): void;
    };
  };
  export default leveldown;
}
