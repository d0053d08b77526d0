/** The texts that cost a Markdown parser or a renderer most, at the greatest length that a person can send. */

export const longest = 10_000;

const filled = (piece: string, length = longest) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

function lines(line: (index: number) => string): string {
  let text = '';
  for (let index = 0; text.length < longest; index += 1) text += `${line(index)}\n`;
  return text.slice(0, longest);
}

const half = longest / 2;

export const costlyTexts: Record<string, string> = {
  // Nesting
  quotes: filled('>'),
  'quotes with blanks': filled('> '),
  'a stair of quotes': lines((index) => `${'>'.repeat(index)}a`),
  'quotes as deep as may be': lines(() => '> > > > > > > > a'),
  'a lazy quote': `> a\n${filled('b\n')}`.slice(0, longest),
  lists: filled('- '),
  'numbered lists': filled('1. '),
  'lists of stars': filled('* '),
  'lists of pluses': filled('+ '),
  'almost a rule': `${filled('* ', longest - 1)}a`,
  'almost a rule of dashes': `${filled('- - - ', longest - 1)}x`,
  'quotes and lists': filled('> - '),
  'lists and quotes': filled('- > 1. '),
  'a stair of lists': lines((index) => `${'  '.repeat(index)}- a`),
  'many items': lines(() => '- a'),
  'many loose items': lines(() => '- a\n'),
  'many quotes in items': lines(() => '- > a'),
  'many empty items': lines(() => '-'),
  'many tasks': lines(() => '- [ ] a'),
  'a lazy list': `- a\n${filled('b\n')}`.slice(0, longest),
  'a list with code': lines(() => '-     a'),
  // Emphasis
  'stars and underscores': filled('*_a'),
  stars: filled('*'),
  'open stars': filled('*a '),
  'open pairs of stars': filled('**a *b '),
  'closed from within': filled('*a **b ', half) + filled('** *', half),
  underscores: filled('a_'),
  'three stars': filled('***a'),
  'words between stars': filled('a**b'),
  'strong words': filled('**a** '),
  'stars, as many as are read': filled(`${filled('*_a', 147)}\n\n`),
  'underscores, as many as are read': filled(`${filled('a_', 196)}\n\n`),
  tildes: filled('~a~ '),
  exclamations: filled('!'),
  // Brackets, links, code
  'open brackets': filled('['),
  brackets: filled('[', half) + filled(']', half),
  links: filled('[a](b)'),
  'open links': filled('[a]('),
  'links in links': filled('[a](', half) + filled(')', half),
  pictures: filled('!['),
  references: filled('[a][b]'),
  definitions: lines((index) => `[a${index}]: /b`),
  'titles without an end': filled('[a](b "'),
  'addresses without an end': filled('[a](<b'),
  'brackets and stars': filled('[*'),
  'code in brackets': filled('[`'),
  backticks: filled('`'),
  'a stair of backticks': lines((index) => `${'`'.repeat(index + 1)}a`),
  fences: lines(() => '```'),
  // Tables
  'a wide table': `|${filled('a|', 300)}\n|${filled('-|', 300)}\n${filled('|\n', longest - 603)}`,
  'a table of columns': ['a|', '-|', 'a|'].map((cell) => `|${filled(cell, 3_300)}`).join('\n'),
  'a table of rows': `|a|b|\n|-|-|\n${filled('|a|b|\n')}`.slice(0, longest),
  'many tables': lines(() => '|a|\n|-|'),
  pipes: filled('|-'),
  // Words, and marks above letters
  'a long word': filled('a'),
  'combining marks': `a${filled('\u0301', longest - 1)}`,
  'marked letters': filled('e\u0301\u0323\u0308'),
  emoji: filled('😀'),
  'both directions': filled('א a '),
  blanks: `${filled(' ', longest - 1)}a`,
  'blanks within': `a${filled(' ', longest - 2)}b`,
  tabs: filled('\t'),
  'line breaks': filled('a\n'),
  'hard line breaks': filled('a  \n'),
  'a closed heading': `# a${filled(' #', longest - 3)}`,
  headings: lines(() => '# a'),
  'underlined headings': lines(() => 'a\n='),
  // Addresses, HTML, escapes
  addresses: filled('https://example.com/a '),
  'an address of dots': `https://${filled('a.', longest - 8)}`,
  'an address of brackets': `https://a/${filled('(', longest - 10)}`,
  'an address of entities': `https://a/${filled('&a;', longest - 10)}`,
  mails: filled('a@b.c'),
  'open angles': filled('<'),
  'open comments': filled('<!--'),
  'an open tag': `<a ${filled('b="c" ', longest - 3)}`,
  blocks: lines(() => '<div>'),
  escapes: filled('\\*'),
  backslashes: filled('\\'),
  entities: filled('&amp;'),
};

/** At most, on the server, where everyone else waits meanwhile. */
export const mostMilliseconds = 20;

/** The shortest of five runs, or of fifty where those were slow, so that other work on the machine does not count. */
export function milliseconds(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 || (run < 50 && least >= mostMilliseconds); run += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

/** At most, in the page, where a text only keeps its reader waiting. Holds on any machine that runs these tests. */
export const mostMillisecondsInPage = 200;
