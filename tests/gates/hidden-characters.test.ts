/** A text that leaves for a mail, a terminal, a file's name or a PDF holds no character that nobody sees (§product.44). */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readContract } from '../../server/http/openapi.ts';
import { compileValidator } from '../../server/http/validation.ts';
import { hiddenCharacter } from '../../server/platform/plain-text.ts';
import { hiddenInLine, hiddenInLines } from '../../src/ui/parts/visible-text.ts';

/** Texts of requests that may hold any character, by their name or their operation and name, with the reason. */
const exceptions: Record<string, string> = {
  password: 'hashed',
  currentPassword: 'hashed',
  newPassword: 'hashed',
  token: 'a signature is verified',
  credential: 'a signature is verified',
  'stripe-signature': 'a signature is verified',
  code: 'compared with the codes that there are',
  id: 'compared with the ids that there are',
  promotionCode: 'compared with the codes that there are, and stored only where it is one',
  search: 'compared with titles, and stored nowhere',
  'search text': 'compared with titles, and stored nowhere',
  'returnFeedback quote': 'compared with the text that was handed in',
  'checkExercise code': 'shown to its student in the editor, and nowhere else',
  columns: 'compared with the expected result, and stored nowhere',
  values: 'compared with the expected result, and stored nowhere',
  table: 'compared with what an exercise asks for, and stored nowhere',
  x: 'compared with what an exercise asks for, and stored nowhere',
  'checkExercise title': 'compared with what an exercise asks for, and stored nowhere',
  'confirmExercise title': 'compared with what an exercise asks for, and stored nowhere',
  'listCourses instructor': 'compared with names, and stored nowhere',
  'submitAssignment text': 'shown to its student in the app, and nowhere else',
};

const withProperties = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });
const compile = (schema: object) => {
  const validate = compileValidator({ schema: { ...schema }, httpPart: 'body', method: 'POST', url: '/' });
  return (text: string) => validate(text) === true;
};
const { operations } = readContract();

/** Name and schema of each text that a request may hold, those within lists and objects included. */
function textsIn(name: string, schema: unknown): [string, object][] {
  const parsed = z.looseObject({ type: z.unknown(), items: z.unknown() }).partial().safeParse(schema);
  if (!parsed.success) return [];
  const { type, items } = parsed.data;
  if (type === 'string') return parsed.data['format'] === 'binary' ? [] : [[name, parsed.data]];
  const held = Object.entries(withProperties.parse(parsed.data).properties ?? {});
  return [...held.flatMap(([field, one]) => textsIn(field, one)), ...(items ? textsIn(name, items) : [])];
}

const texts = operations.flatMap(({ id, parameters, body }) => [
  ...parameters.flatMap(({ name, schema }) => textsIn(`${id} ${name}`, schema)),
  ...Object.values(body ?? {}).flatMap((schema) =>
    textsIn('', schema).map(([name, one]) => [`${id} ${name}`, one] as const),
  ),
]);
/** Texts that only their hidden character makes wrong: each is as long and varied as a password has to be. */
const hostile = ['\u202e', '\u001b[2J', '\u200b', '\u2066', '\u009b'].map((character) => `Aa1${character}aaaa`);

describe('§product.44 texts of requests', () => {
  test.each(texts)('%s refuses hidden characters, or has a reason', (name, schema) => {
    const taken = hostile.filter(compile(schema));
    const exception = exceptions[name] ?? exceptions[name.split(' ')[1] ?? ''];
    expect(taken.length > 0 && exception === undefined).toBe(false);
  });

  test('each exception names a text that exists', () => {
    const names = new Set<string>(texts.flatMap(([name]) => [name, name.split(' ')[1] ?? '']));
    expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
  });

  test('contract, forms and server mean the same characters', () => {
    const find = (wanted: string) => texts.find(([name]) => name === wanted)?.[1] ?? {};
    const [line, file, lines] = [
      compile(find('updateProfile first_name')),
      compile(find('uploadSubmissionFile name')),
      compile(find('contactInstructor message')),
    ];
    for (let code = 0; code < 0x10000; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue; // half a character
      const text = `a${String.fromCharCode(code)}a`;
      const inLine = hiddenCharacter(text) !== undefined;
      const inLines = hiddenCharacter(text, { lines: true }) !== undefined;
      const found = [!line(text), !file(text) && !/[/\\]/.test(text), hiddenInLine.test(text)];
      if (found.some((one) => one !== inLine)) expect.fail(`${code.toString(16)} in a line: ${found}, ${inLine}`);
      if (!lines(text) !== inLines || hiddenInLines.test(text) !== inLines)
        expect.fail(`${code.toString(16)} in lines`);
    }
  });
});
