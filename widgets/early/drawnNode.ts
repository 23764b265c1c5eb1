/** A node of the markup that the build rendered: a text, a comment, or a tag with its attributes and children. */
export type DrawnNode =
  | string
  | readonly [comment: string]
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly DrawnNode[]];
