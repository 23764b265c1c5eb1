/** A node of what was drawn ahead: a text, a comment, or a tag with its attributes and what stands in it. */
export type DrawnNode =
  | string
  | readonly [comment: string]
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly DrawnNode[]];
