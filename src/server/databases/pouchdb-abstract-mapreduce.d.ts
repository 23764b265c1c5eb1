/** The part that the server uses. The package brings no types. */
declare module "pouchdb-abstract-mapreduce" {
  export type Emit = (key: unknown, value: unknown) => void;

  /**
   * Makes the methods of a database that query its views.
   * @param localDocumentName the document in which a database notes the databases of its indexes
   * @param mapper makes the function that maps a document, from the text in the design document
   * @param reducer makes the function that reduces what the mapping emitted
   * @param requireView throws when a design document has no such view
   */
  export default function createAbstractMapReduce(
    localDocumentName: string,
    mapper: (map: string, emit: Emit) => (document: object) => void,
    reducer: (reduce: string) => never,
    requireView: (design: { readonly views?: object }, name: string) => void,
  ): Pick<PouchDB.Database, "query" | "viewCleanup">;
}
