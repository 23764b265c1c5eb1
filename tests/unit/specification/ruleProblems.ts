/** A source file of tests: its path from the top of the project, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The end of a title: ` (rule 2.7)` or ` (rules 2.7, 5.3)`, and the quote that closes the title. */
const TAG = / \((rules?) ([\d., ]+)\)(?=["`])/g;

/** A title in its place: the first argument of a call, or the name of a story. */
const TITLE = /(?:\(|\bname:)\s*(?:"(?:\\.|[^"\\\n])*"|`[^`]*`)/g;

const SKIPPED = /\b(?:test|it|describe)\b[\w.]*\.(?:skip|skipIf|runIf|todo|only|fixme|fails?)\b|"!test"/;

/**
 * The disagreements between the specification's rules and the tests' titles, as sentences.
 * @param specification the text of docs/specification.md, where a rule is a list item that begins with its number in bold
 */
export function ruleProblems(specification: string, sources: readonly Source[]): readonly string[] {
  const rules = [...specification.matchAll(/^- \*\*(\d\.\d+)\*\* (.*)$/gm)].map(
    ([, number = "", text = ""]) => ({ number, isTestable: !text.includes("*Not tested: ") }),
  );
  const numbers = new Set(rules.map(({ number }) => number));
  const held = new Set<string>();
  const problems = rules
    .filter(({ number }, index) => rules.findIndex((rule) => rule.number === number) !== index)
    .map(({ number }) => `docs/specification.md has rule ${number} twice.`);

  for (const { path, text } of sources) {
    const inText = [...text.matchAll(/\(rules? \d/g)].length;
    const tags = [...text.matchAll(TITLE)].flatMap(([title]) => [...title.matchAll(TAG)].slice(-1));
    if (tags.length !== inText)
      problems.push(`${path} has a rule's number elsewhere than at the end of a title.`);
    if (tags.length > 0 && SKIPPED.test(text))
      problems.push(`${path} holds rules and skips, or runs alone, one of its tests.`);
    for (const [tag, word, list = ""] of tags) {
      const named = list.split(", ");
      const expected = [...new Set(named)].sort(byNumber);
      if (expected.join(", ") !== list || word !== (named.length === 1 ? "rule" : "rules"))
        problems.push(`${path} does not write its rules as (rule 2.7) or (rules 2.7, 5.3):${tag}.`);
      for (const number of named) {
        held.add(number);
        if (!numbers.has(number))
          problems.push(`${path} holds rule ${number}, which docs/specification.md does not have.`);
      }
    }
  }

  for (const { number, isTestable } of rules) {
    if (isTestable && !held.has(number)) problems.push(`No test holds rule ${number}.`);
    if (!isTestable && held.has(number))
      problems.push(`A test holds rule ${number}, of which the specification says that it is not tested.`);
  }
  return problems;
}

/** The order of the specification: by section, then by rule. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
