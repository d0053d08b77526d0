/** Sentences in plain words for what runtimes complain of, by language and key. */
import type { Language } from './exercise.ts';

const sql: Readonly<Record<string, string>> = {
  noSuchTable: 'There is no table of this name. The tables are listed under the task.',
  noSuchColumn: 'None of the tables that you name has this column. Check its spelling against the list of columns.',
  textInDoubleQuotes: "Text stands in single quotes, as in 'Tandem'. Double quotes are for names of columns.",
  ambiguousColumn: 'More than one table has a column of this name. Write the table before it, as in bikes.name.',
  windowInWhere: 'A window function is worked out after WHERE. Put it into a subquery and filter outside.',
  aggregateInWhere: 'WHERE sees single rows. To filter by a sum or a count, use HAVING after GROUP BY.',
  havingWithoutGroup: 'HAVING filters groups: it needs a GROUP BY or an aggregate before it.',
  noSuchFunction: 'There is no function of this name. Check its spelling.',
  functionArguments: 'This function takes another number of values between its brackets.',
  unionColumns: 'Both sides of UNION, INTERSECT or EXCEPT need the same number of columns.',
  subqueryColumns: 'A subquery that stands for one value may return one column only.',
  valueCount: 'There are more or fewer values than columns.',
  tableExists: 'There is a table of this name already.',
  constraint: 'A row breaks a rule of its table, such as a key that must be unique or a column that must not be null.',
  incomplete: 'The statement ends too early. Is a bracket or a quote still open?',
  unclosedText: 'A quote is opened and never closed.',
  unknownSign: 'SQL does not know this sign.',
  syntax: 'Something is out of place here. Look for a missing comma, a misspelt word, or clauses in another order.',
  notAllowed: 'This is not possible in an exercise.',
  broken: 'SQL itself stopped working, and has been started again. Run your code once more.',
  tooLarge: 'The result is too large to be held. Does each join have its condition?',
};

const python: Readonly<Record<string, string>> = {
  syntax: 'Python cannot read this line. Look for a missing colon, bracket or quote, here or just above.',
  indentation: 'Lines that belong together begin at the same column. After a colon, the next lines are indented.',
  name: 'Python does not know this name. Check its spelling, and that it gets its value further up.',
  unbound: 'The function uses this name before it has a value. Give it one first, or pass it in.',
  zeroDivision: 'Something is divided by zero. Which value is zero here, and should it be?',
  type: 'A value is of another kind than this needs: text and numbers, for instance, cannot be added.',
  value: 'The value is of the right kind, but not one that fits here.',
  index: 'The list has no item at this place. The first one is at 0, the last one at its length minus one.',
  key: 'The dictionary has no such key.',
  attribute: 'This value has no attribute or method of that name.',
  noModule: 'Only the standard library is there.',
  noFile: 'There is no such file. The tables are files in the working folder, such as bikes.csv.',
  network: 'Code in an exercise has no network. The tables are files in the working folder, such as bikes.csv.',
  noInput: 'The code asks for more input than the field holds. Write one line for each input().',
  recursion: 'The function calls itself without end. When does it stop?',
  memory: 'This needs more memory than there is.',
  broken: 'Python itself stopped working, and has been started again. Run your code once more.',
  assertion: 'Something that was asserted does not hold.',
};

export const helpFor = (language: Language, key: string | null) =>
  key === null ? undefined : { sql, python, chart: {} as Record<string, string> }[language][key];
