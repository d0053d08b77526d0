/** What people read is written as docs/style.md says (§product.53). */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Line = { line: number; text: string };

/** Strings, templates and JSX of a source, comments and single words aside. */
function textsIn(file: string, code: string): Line[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: Line[] = [];
  const add = (node: ts.Node, written: string) => {
    const text = written.replace(/\s+/g, ' ').trim();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/[a-z]/i.test(text)) texts.push({ line, text });
  };
  const visit = (node: ts.Node) => {
    // A template is one text, as its parts alone would not show a phrase around a value.
    if (ts.isTemplateExpression(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    } else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
      if (!isImport) add(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** A paragraph may break inside a phrase, so each line is searched together with the next one. */
const linesIn = (text: string): Line[] =>
  text.split('\n').map((line, at, all) => ({ line: at + 1, text: `${line} ${all[at + 1]?.trim() ?? ''}`.trim() }));

type Phrase = { phrase: RegExp; write: string };

/** Phrases that must not be anywhere. */
const everywhere: Phrase[] = [
  { phrase: /\bNothing waits\b|\bwaits? for (a|its|the) grade\b/, write: 'to grade; has not been graded yet' },
  { phrase: /\bNothing that these filters\b/, write: 'No … match these filters.' },
  { phrase: /\bgive another grade\b|\banother grade than\b/i, write: 'Override grade; differs from the rubric total' },
  { phrase: /\bput(s|ting)? (it|them) away\b|\bputting away\b/i, write: 'dismiss' },
  { phrase: /\b(hear|hears) nothing\b/, write: "won't be notified" },
  { phrase: /\bReturned before\b|\bNot seen yet\b/, write: 'Previous feedback; Not viewed' },
  { phrase: /\bstand(s)? here\b/, write: 'appears here' },
  { phrase: /\bwhat is kept of you\b/, write: 'what we store about you' },
  { phrase: /\bmiddle of the class\b/, write: 'the class median' },
  {
    phrase: /\bLongest away\b|\bSelect None\b|\bNo student fits\b/,
    write: 'Least recently active; Clear selection; No students found',
  },
  { phrase: /\bMails that I get\b|\ba mail tells you\b/, write: "Email notifications; we'll email you" },
  { phrase: /\bAt its end you can\b|\bfor whoever begins\b/, write: "You'll be able to; for a beginner" },
  {
    phrase: /\bWhat is firm\b|\bas you lived them\b|\bfour of five cases, if\b/,
    write: 'Your strengths and gaps; 80% likely',
  },
  { phrase: /\bRight is:|\bThe code has run\b/, write: 'Correct answer:; Finished.' },
  { phrase: /\bdearest\b/i, write: 'most expensive' },
  { phrase: /\bturns? round (only|the order)\b/, write: 'reverses' },
  {
    phrase: /\banother (?!one\b)[a-z]+ than\b|\btakes another number\b/,
    write: 'a different … from; takes a different number',
  },
  { phrase: /\bSay `[A-Z]+`/, write: 'Add `…`' },
  { phrase: /"""Answers\b|\bIt answers (a|its|the list|a dictionary|two values)\b/, write: 'Returns' },
];

/** Phrases that must not be on pages, in mails and in what the server or a command says. */
const inTheProduct: Phrase[] = [
  { phrase: /\bsomebody\b/i, write: 'someone' },
  { phrase: /\bwhoever\b/i, write: 'anyone who, the person who' },
  { phrase: /\banew\b/i, write: 'again' },
  { phrase: /\bmeanwhile\b/i, write: 'already; has changed; in the meantime' },
  { phrase: /\bhand(s|ed|ing)? (it |them )?in\b/i, write: 'submit' },
  { phrase: /\b(a|the|this|last|which|your|by|each) mails?\b|\be-mails?\b/i, write: 'email' },
  { phrase: /^Mails\b/, write: 'Emails' },
  { phrase: /\bmend(s|ed)?\b/i, write: 'fix' },
  { phrase: /\bcannot be taken back\b/, write: "can't be undone" },
  { phrase: /\bShow more\b|^(Newer|Older)$/, write: 'Show More; Previous and Next' },
  { phrase: /^Right: |^Sum: /, write: 'Correct: ; Total: ' },
  {
    phrase: /\bsuch things would\b|\bstudent in the middle\b|\btime of the clock\b/,
    write: 'tasks like these; median; local time',
  },
  { phrase: /\bIf you like\.|\bdate ahead\b/, write: 'Optional.; a future date' },
  { phrase: /\bGo On\b|\bTake It Back\b/, write: 'Continue; Undo' },
  {
    phrase: /\b(receipt|certificate) is here\.|\bSaved as you choose\b|\bat the first try\b|\bthere is nothing to do\b/,
    write: "will appear here; Each choice is saved at once.; on the first try; you don't need to do anything",
  },
  { phrase: /\bit is said here\b|\bis of before\b/, write: 'will be listed here; may be out of date' },
  { phrase: /\bgoes out by itself\b/, write: "We'll send it when you reconnect." },
];

/** Phrases that must not be in courses and resources. */
const inCourses: Phrase[] = [
  { phrase: /\bhand(s|ed|ing)? (it |them |your \w+ )?in\b/i, write: 'submit' },
  { phrase: /(^|[.:] |^explanation: )Whoever\b/, write: 'anyone who; if you' },
];

/** `src/ui/x.tsx:7: "Nothing waits": write to grade` for each phrase of the texts. */
function phrasesIn(file: string, texts: readonly Line[], isProduct: boolean): string[] {
  const isCourse = /^content\/(courses|resources)\//.test(file);
  const phrases = [...everywhere, ...(isProduct ? inTheProduct : []), ...(isCourse ? inCourses : [])];
  const found = texts.flatMap(({ line, text }) =>
    phrases.flatMap(({ phrase, write }) => {
      const [match] = phrase.exec(text) ?? [];
      return match === undefined ? [] : [{ line, match, write }];
    }),
  );
  return found
    .filter(({ line, match }) => !found.some((other) => other.line === line + 1 && other.match === match))
    .map(({ line, match, write }) => `${file}:${line}: "${match}": write ${write}`);
}

const read = (file: string) => readFileSync(file, 'utf8');
const sources = globSync('{src/ui,src/routes,server}/**/*.{ts,tsx}', {
  // These hold statements for the database, or texts that only engineers read.
  exclude: [
    '**/*.test.ts',
    '**/*.test-tasks.ts',
    '**/migrations/**',
    'server/testing/**',
    'server/platform/mail-queue.ts',
  ],
});
const documents = globSync(['content/**/*.{md,yaml}', 'docs/**/*.md', '*.md'], {
  exclude: ['docs/style.md', 'docs/specification/**'],
});

describe('§product.53 phrases that were replaced do not come back', () => {
  it('on pages, in mails, in what the server and its commands say', () => {
    expect(sources.flatMap((file) => phrasesIn(file, textsIn(file, read(file)), true))).toEqual([]);
  });

  it('in courses and documents', () => {
    expect(documents.flatMap((file) => phrasesIn(file, linesIn(read(file)), false))).toEqual([]);
  });
});

describe('The gate', () => {
  it.each([
    ['<p>Until then the\n student hears nothing.</p>', `x.tsx:1: "hears nothing": write won't be notified`],
    ["const error = 'Somebody else has it.';", 'x.tsx:1: "Somebody": write someone'],
    ["\nconst text = name + ' has handed in again';", 'x.tsx:2: "handed in": write submit'],
  ])('names the line and what to write: %s', (code, message) => {
    expect(phrasesIn('x.tsx', textsIn('x.tsx', code), true)).toEqual([message]);
  });

  it('looks at texts, not at names and comments', () => {
    const code = "// Somebody hands it in anew.\nconst handedIn = isAnew;\nimport x from './somebody.ts';";
    expect(phrasesIn('x.ts', textsIn('x.ts', code), true)).toEqual([]);
  });

  it('finds a phrase that a line break cuts, once', () => {
    expect(phrasesIn('x.md', linesIn('These are the three\ndearest bikes.\n'), false)).toEqual([
      'x.md:2: "dearest": write most expensive',
    ]);
    expect(phrasesIn('x.md', linesIn('It is what is kept\nof you here.\n'), false)).toHaveLength(1);
  });
});
