/**
 * Sentences that explain the errors of the runtimes in plain words, by language and key. For each,
 * `src/routes/practice/advice.test.ts` has programs that must get it, and one that must not.
 */
import type { ExerciseLanguage } from '../../../../api/generated/schema.d.ts';

const sql = {
  noSuchTable: 'There is no table of this name. The tables are listed under Data.',
  noSuchColumn:
    "None of the tables that you name has this column. Check its spelling against the list of columns. If you mean a text, put it in single quotes, as in 'York'.",
  noSuchColumnOfTable:
    'The name before the dot has no such column here. A table with a short name, as in FROM orders AS o, is called by that name alone: o.date.',
  textInDoubleQuotes:
    "There is no column of this name. Double quotes are for names of columns; text stands in single quotes, as in 'York'.",
  curlyQuotes: "These quotes are curly, as a word processor writes them. Type straight ones, as in 'York'.",
  ambiguousColumn: 'More than one table has a column of this name. Write the table before it, as in table.column.',
  windowWithoutOver: 'This function looks at a row among others: write OVER (…) after its brackets.',
  windowInWhere:
    'A window function is worked out after WHERE, GROUP BY and HAVING, so it cannot stand there. Put it into a subquery and filter outside.',
  nestedAggregate: 'An aggregate cannot stand inside another one. Work out the inner one in a subquery.',
  aggregateInGroupBy: 'GROUP BY takes what makes the groups, not what is worked out for each of them.',
  aggregateInWhere:
    'WHERE and ON see single rows. To filter groups by a sum or a count, use HAVING after GROUP BY. To compare each row with an average, work it out in a subquery.',
  havingWithoutGroup: 'HAVING filters groups: it needs a GROUP BY or an aggregate before it.',
  noSuchFunction:
    'SQLite has no function of this name. Check its spelling; other databases have some that it lacks, such as YEAR() and LEFT().',
  functionArguments: 'This function takes a different number of values between its brackets.',
  unionColumns: 'Both sides of UNION, INTERSECT or EXCEPT need the same number of columns.',
  severalColumns: 'One value is needed here, but the brackets give several columns.',
  valueCount: 'Each row of values needs one value for each column.',
  nameTaken: 'A table, view or index has this name already.',
  constraint: 'A row breaks a rule of its table, such as a key that must be unique or a column that must not be null.',
  incomplete: 'The statement ends too early: something has to follow, or a bracket is still open.',
  castWithColons: 'SQLite does not convert with two colons. Write CAST(value AS type), or date(value) for a date.',
  commaBeforeClause: 'A comma stands right before this, and nothing follows it. Delete it, or write what is missing.',
  semicolonBeforeClause: 'The semicolon before this ends the query, and this belongs to it. Delete the semicolon.',
  patternWithoutQuotes: "A pattern after LIKE is a text. Put it in single quotes, as in 'Y%'.",
  dateWord: "SQLite has no type for dates. Write the date as a text, without a word before it, as in '2026-07-01'.",
  ilike: 'SQLite has no ILIKE. Write LIKE, which treats small and capital letters alike here.',
  top: 'SQLite has no TOP. Write LIMIT and the number of rows at the end of the query.',
  extract: "SQLite has no EXTRACT. Write strftime('%Y', …) for the year of a date, and '%m' in it for the month.",
  unclosedText: 'A quote is opened and never closed.',
  unknownSign: 'SQL cannot read this character or word.',
  syntax:
    'Something is out of place here, or just before it. Look for a missing comma or bracket, a misspelt word, or clauses in the wrong order.',
  notAllowed: 'This is not possible in an exercise.',
  tooLarge:
    'This needs more memory than there is. Does each join have its condition, and does each WITH RECURSIVE end?',
  valueTooLong: 'One value would be longer than a million characters.',
  tooManyColumns: 'A table can have up to 100 columns here. Name the ones that you need.',
};

const python = {
  syntax: 'Python cannot read this line. Look for a missing colon, bracket or quote, here or just above.',
  unclosedText: 'A quote is opened and never closed.',
  unclosedBracket: 'A bracket is opened here and never closed.',
  unknownSign: 'Python cannot read this character. Type straight quotes, a hyphen for minus, and * for times.',
  indentation: 'Lines that belong together begin at the same column. After a colon, the next lines are indented.',
  name: 'Python does not know this name. Check its spelling, and that it is given a value further up. If you mean a text, put it in quotes.',
  unbound: 'The function uses this name before it has a value. Give it one first, or pass it in.',
  zeroDivision: 'Something is divided by zero. Which value is zero here, and should it be?',
  none: 'One of the values here is None. A function without return gives None, and so do methods that change a list in place, such as sort() and append().',
  arguments:
    "These arguments aren't the ones that the function takes. Compare their number and names with its definition.",
  notCallable:
    "Brackets after a name or a value call it as a function, and this isn't one. Is a * missing before the bracket, or has a variable taken the name of a function?",
  notIterable:
    'Several values are needed here, such as a list, and this is a single one. To repeat something so many times, loop over range(…).',
  type: "A value is the wrong type for this operation: text and numbers, for instance, can't be added.",
  unpack: 'There are more or fewer values than names to take them.',
  notANumber:
    'This text is not written as a number. Is it empty, or does it hold a comma, a letter or a currency sign? int() takes whole numbers only.',
  value: "The value has the right type, but it isn't one that works here.",
  index:
    'There is no item at this place. The first one is at 0, the last one at the length minus one; an empty list has none.',
  key: 'The dictionary or set has nothing like this. Check its spelling, capitals and spaces included.',
  attribute: 'There is no attribute or method of that name here. Check its spelling, and which type the value has.',
  noModule: 'There is no module of this name. Check its spelling: only the standard library can be imported here.',
  noNameInModule: 'The module is there, but has nothing of this name. Check its spelling.',
  noFile: 'There is no such file or folder. Each table is a file in the working folder: its name followed by .csv.',
  network: 'Code in an exercise has no network. Each table is a file in the working folder: its name followed by .csv.',
  noInput: 'The code asks for more input than the field holds. Write one line for each input().',
  recursion:
    'Functions call one another, or one calls itself, too many times in a row. Give it a case in which it returns without a further call.',
  memory: 'This needs more memory than there is.',
  assertion: 'The condition after assert is not true here.',
};

/** For a runtime that broke down, which is not an error in the code. */
const broken = (name: string) =>
  `${name} itself stopped working, and has been started again. Run your code once more. If it happens again, the code asks for something that cannot be done here.`;

export const sentences = { sql, python };

const all: Record<ExerciseLanguage, Readonly<Record<string, string>>> = {
  sql: { ...sql, broken: broken('SQL') },
  python: { ...python, broken: broken('Python') },
  chart: {},
};

export const helpFor = (language: ExerciseLanguage, key: string | null) =>
  key === null ? undefined : all[language][key];
