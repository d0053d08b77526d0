/** Names the statements that are asked often (docs/adr/024-named-statements.md). */

/** How often a statement's text has been asked before it gets a name: most of what is asked once is never asked again. */
const oftenEnough = 3;
/** A named statement takes memory on each connection; statements beyond these are parsed and planned each time. */
const mostNames = 500;
/** With more values a statement has a list in it, and another text for each length of the list. */
const mostValues = 30;
/** Texts that are counted, so that they do not fill the memory. */
const mostCounted = 5_000;

/** Returns a function from a statement's text to its name, which is undefined for one without a name. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || text.includes(`$${mostValues + 1}`)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < oftenEnough) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `statement_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
