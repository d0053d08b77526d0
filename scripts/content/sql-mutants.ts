/**
 * Queries that a student might write by mistake, made from a right one by one small change: a condition left out, a sort key
 * dropped, a limit that takes the edge in, a rounding that is missing. Data that yields the same for one of them does not
 * tell it from the solution.
 */

/** What was changed, in the words that an exercise's `equal` names it by, and the whole code. */
export type Mutant = { change: string; code: string };

type Token = { text: string; depth: number };

const pattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|<=|>=|<>|!=|\|\||\s+|[^\s]/g;

function tokensOf(sql: string): Token[] {
  let depth = 0;
  return (sql.match(pattern) ?? []).map((text) => {
    if (text === ')') depth -= 1;
    const token = { text, depth };
    if (text === '(') depth += 1;
    return token;
  });
}

const isBlank = ({ text }: Token) => /^(\s|--|\/\*)/.test(text);
const word = (token: Token | undefined) => token?.text.toUpperCase() ?? '';

/** The index of the next token that is no space. */
function next(tokens: Token[], from: number): number {
  let at = from;
  while (at < tokens.length && isBlank(tokens[at] as Token)) at += 1;
  return at;
}

/** Where what begins at `from` ends: at one of the words at its own depth, or where its bracket closes. */
function endOf(tokens: Token[], from: number, depth: number, words: RegExp): number {
  let at = from;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.depth < depth || token.text === ';') break;
    if (token.depth === depth && words.test(word(token))) break;
  }
  return at;
}

const afterOrder = /^(LIMIT|OFFSET|ROWS|RANGE|GROUPS|UNION|EXCEPT|INTERSECT)$/;
const afterCondition =
  /^(GROUP|ORDER|LIMIT|HAVING|WINDOW|UNION|EXCEPT|INTERSECT|WHERE|JOIN|LEFT|INNER|CROSS|FULL|RIGHT|RETURNING|WHEN|THEN)$/;

/** The parts between separators at the same depth, as [from, to) without the separator. */
function partsOf(tokens: Token[], from: number, to: number, depth: number, separator: string): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  let isBetween = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    if (token.depth !== depth) continue;
    if (word(token) === 'BETWEEN') isBetween = true;
    else if (word(token) === separator && isBetween && separator === 'AND') isBetween = false;
    else if (word(token) === separator) {
      parts.push([start, at]);
      start = at + 1;
    }
  }
  return [...parts, [start, to]];
}

const isDay = ({ text }: Token) => /^'\d{4}-\d{2}-\d{2}'$/.test(text);
const comparison = /^(<|<=|>|>=)$/;

type Edit = [from: number, to: number, by: string];

/** Each day that a column is compared with, and the column, cut down to month and day. */
function withoutYears(tokens: Token[]): Edit[] {
  const edits: Edit[] = [];
  const shorten = (at: number) => edits.push([at, at + 1, `'${tokens[at]?.text.slice(6)}`]);
  const before = (at: number) => tokens.findLastIndex((token, index) => index < at && !isBlank(token));
  for (const [at, token] of tokens.entries()) {
    const day = next(tokens, at + 1);
    if (!(comparison.test(token.text) || word(token) === 'BETWEEN') || !tokens[day] || !isDay(tokens[day])) continue;
    const column = before(at);
    if (!/^[A-Za-z_]\w*$/.test(tokens[column]?.text ?? '')) continue;
    const from = tokens[column - 1]?.text === '.' ? column - 2 : column;
    const name = tokens.slice(from, column + 1).map(({ text }) => text);
    edits.push([from, column + 1, `substr(${name.join('')}, 6)`]);
    shorten(day);
    const last = next(tokens, next(tokens, day + 1) + 1);
    if (word(token) === 'BETWEEN' && tokens[last] && isDay(tokens[last])) shorten(last);
  }
  return edits;
}

/** The columns that the SELECT before the place shows as they are. */
function columnsShown(tokens: Token[], before: number, depth: number): string[] {
  const isAt = (name: string) => (token: Token, at: number) =>
    at < before && token.depth === depth && word(token) === name;
  const select = tokens.findLastIndex(isAt('SELECT'));
  const from = tokens.findLastIndex(isAt('FROM'));
  return partsOf(tokens, select + 1, from, depth, ',')
    .map(([start, end]) => tokens.slice(start, end).filter((token) => !isBlank(token)))
    .filter((part) => part.every(({ text }) => /^(\.|[A-Za-z_]\w*)$/.test(text)) && [1, 3].includes(part.length))
    .map((part) => part.map(({ text }) => text).join(''));
}

const boundaries: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const ranks: Record<string, string[]> = {
  RANK: ['ROW_NUMBER', 'DENSE_RANK'],
  DENSE_RANK: ['ROW_NUMBER', 'RANK'],
  ROW_NUMBER: ['RANK'],
};

/** Every mutant of the code, each once. Where the order of the rows does not count, the last sorting is left alone. */
export function sqlMutants(sql: string, isOrdered: boolean): Mutant[] {
  const tokens = tokensOf(sql);
  const mutants: Mutant[] = [];
  const text = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .filter((token) => !/^(--|\/\*)/.test(token.text))
      .map((token) => token.text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  /** Adds the mutant in which each of these ranges of tokens is replaced. */
  const add = (change: string, ...edits: Edit[]) => {
    let code = '';
    let at = 0;
    for (const [from, to, by] of edits.toSorted((a, b) => a[0] - b[0])) {
      code += `${tokens
        .slice(at, from)
        .map((token) => token.text)
        .join('')}${by}`;
      at = to;
    }
    code += tokens
      .slice(at)
      .map((token) => token.text)
      .join('');
    if (mutants.every((mutant) => mutant.code !== code)) mutants.push({ change, code });
  };
  tokens.forEach((token, at) => {
    const following = next(tokens, at + 1);
    const { depth } = token;
    switch (word(token)) {
      case 'ORDER': {
        const first = next(tokens, following + 1);
        const end = endOf(tokens, first, depth, afterOrder);
        if (!isOrdered && depth === 0 && word(tokens[end]) !== 'LIMIT') break;
        const keys = partsOf(tokens, first, end, depth, ',');
        for (const [index, [from, to]] of keys.entries()) {
          const key = text(from, to);
          if (keys.length === 1) add(`without ORDER BY ${key}`, [at, end, ' ']);
          else add(`without the sort key ${key}`, index === 0 ? [from, to + 1, ''] : [from - 1, to, ' ']);
          const last = tokens.slice(from, to).findLastIndex((one) => !isBlank(one)) + from;
          if (word(tokens[last]) === 'DESC') add(`${key} without DESC`, [last, last + 1, '']);
        }
        break;
      }
      case 'WHERE':
      case 'HAVING':
      case 'ON': {
        const end = endOf(tokens, following, depth, afterCondition);
        const conditions = partsOf(tokens, following, end, depth, 'AND');
        for (const [index, [from, to]] of conditions.entries()) {
          if (conditions.length > 1)
            add(`without ${text(from, to)}`, index === 0 ? [from, to + 1, ' '] : [from - 1, to, ' ']);
          else if (word(token) !== 'ON') add(`without ${text(at, end)}`, [at, end, ' ']);
        }
        break;
      }
      case 'GROUP': {
        const first = next(tokens, following + 1);
        const end = endOf(tokens, first, depth, /^(HAVING|WINDOW|ORDER|LIMIT|UNION|EXCEPT|INTERSECT)$/);
        const key = text(first, end);
        if (!/^[\w.]+$/.test(key)) break;
        for (const column of columnsShown(tokens, at, depth))
          if (column !== key) add(`GROUP BY ${column} instead of ${key}`, [first, end, `${column} `]);
        break;
      }
      case 'BETWEEN': {
        const end = endOf(tokens, following, depth, /^(AND)$/);
        const subject = tokens.slice(0, at).findLast((one) => !isBlank(one));
        if (/^\w+$/.test(word(subject)) && !/^(ROWS|RANGE|GROUPS|NOT)$/.test(word(subject))) {
          const upper = next(tokens, end + 1);
          add(`BETWEEN without its end ${text(upper, upper + 1)}`, [at, upper + 1, `>= ${text(following, end)}`]);
          add(`BETWEEN without its beginning ${text(following, end)}`, [at, end + 1, '<= ']);
        }
        break;
      }
      case '<':
      case '<=':
      case '>':
      case '>=':
        add(`${boundaries[token.text]} instead of ${token.text} ${text(following, following + 1)}`, [
          at,
          at + 1,
          boundaries[token.text] ?? '',
        ]);
        break;
      case 'ROUND':
      case 'COALESCE':
      case 'IFNULL': {
        if (tokens[following]?.text !== '(') break;
        const end = endOf(tokens, following + 1, depth + 1, /^$/);
        const [value] = partsOf(tokens, following + 1, end, depth + 1, ',');
        if (value) add(`without ${word(token)} around ${text(...value)}`, [at, end + 1, `(${text(...value)})`]);
        break;
      }
      case 'DISTINCT':
        add(`without DISTINCT ${text(following, following + 1)}`, [at, following, '']);
        break;
      case 'LEFT':
        if (word(tokens[following]) === 'JOIN') add('JOIN instead of LEFT JOIN', [at, following, '']);
        break;
      case 'UNION': {
        const isAll = word(tokens[following]) === 'ALL';
        add(isAll ? 'UNION instead of UNION ALL' : 'UNION ALL instead of UNION', [
          at,
          isAll ? following + 1 : at + 1,
          isAll ? 'UNION' : 'UNION ALL',
        ]);
        break;
      }
      case 'RANK':
      case 'DENSE_RANK':
      case 'ROW_NUMBER':
        for (const other of ranks[word(token)] ?? []) add(`${other} instead of ${word(token)}`, [at, at + 1, other]);
        break;
      default:
        if (/^\d+\.0+$/.test(token.text))
          add(`${Number(token.text)} instead of ${token.text}`, [at, at + 1, String(Number(token.text))]);
        if (token.text === "'%Y-%m'") add('without the year', [at, at + 1, "'%m'"]);
        if (/^'\d{4}-\d{2}%'$/.test(token.text))
          add(`without the year of ${token.text}`, [at, at + 1, token.text.replace(/\d{4}-/, '%-')]);
    }
    if (
      /^SUBSTR(ING)?$/.test(word(token)) &&
      /^\(\s*[\w.]+\s*,\s*1\s*,\s*7\s*$/.test(
        tokens
          .slice(following, endOf(tokens, following + 1, depth + 1, /^$/))
          .map((one) => one.text)
          .join(''),
      )
    ) {
      const end = endOf(tokens, following + 1, depth + 1, /^$/);
      const [value] = partsOf(tokens, following + 1, end, depth + 1, ',');
      if (value) add('without the year', [at, end + 1, `substr(${text(...value)}, 6, 2)`]);
    }
  });
  const days = withoutYears(tokens);
  if (days.length > 0) add('without the year of its days', ...days);
  return mutants;
}
