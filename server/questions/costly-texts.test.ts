import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { markdownTokens } from '../../src/markdown-tokens.ts';
import { costlyTexts, longest, milliseconds, mostMilliseconds } from '../../tests/costly-texts.ts';
import contract from '../http/contract.json' with { type: 'json' };
import { plainLine, quoted } from '../platform/plain-text.ts';
import { excerptOf } from './list.ts';

const everywhere: Record<string, (text: string) => unknown> = {
  excerptOf,
  plainLine,
  quoted,
};

/** The long texts of the contract's requests, and what the server makes of each: a new one is to be added here. */
const longTexts: Record<string, readonly (keyof typeof everywhere)[]> = {
  'contactInstructor.message': ['excerptOf', 'quoted'],
  'replyToThread.text': ['excerptOf', 'quoted'],
  'messageStudents.text': ['excerptOf', 'quoted'],
  'publishThread.question': ['excerptOf', 'plainLine'],
  'publishThread.answer': ['plainLine'],
  'answerInCommunity.text': [],
  'editAnswer.text': [],
  'reportPost.reason': [],
  'announce.text': ['quoted'],
  'changeAnnouncement.text': ['quoted'],
  'saveOwnReview.text': [],
  'answerReview.text': [],
  'submitAssignment.text': [],
  'requestExtension.reason': [],
  'decideExtension.reason': ['quoted'],
  'requestRegrade.reason': [],
  'keepGrade.reason': ['quoted'],
  'giveMoreTime.reason': ['quoted'],
  'requestRefund.reason': ['quoted', 'plainLine'],
  'returnFeedback.text': [],
  'returnFeedback.comments[].quote': [],
  'returnFeedback.comments[].comment': [],
  'returnFeedback.fileComments[].comment': [],
  'checkExercise.code': [],
  'checkExercise.values[]': [],
  'confirmExercise.values[]': [],
  'checkCredential.credential': [],
  'register.token': [],
};

type Schema = {
  $ref?: string;
  type?: string;
  maxLength?: number;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
} & Partial<Record<'oneOf' | 'anyOf' | 'allOf', Schema[]>>;

function resolved<Found extends object>(found: Found): Found {
  const reference = '$ref' in found ? String(found.$ref) : '';
  if (reference === '') return found;
  // The contract is checked as a whole elsewhere.
  const target = reference
    .split('/')
    .slice(1)
    .reduce((at, key) => (at as Record<string, object>)[key] ?? {}, contract as object);
  return resolved(target as Found);
}

function longTextsIn(given: Schema, path: string): string[] {
  const schema = resolved(given);
  const isLong =
    schema.type === 'string' && ((schema.maxLength ?? 0) >= 1_000 || /Markdown/.test(schema.description ?? ''));
  return [
    ...(isLong ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => longTextsIn(one, `${path}.${name}`)),
    ...(schema.items ? longTextsIn(schema.items, `${path}[]`) : []),
    ...[schema.oneOf, schema.anyOf, schema.allOf].flatMap((all) =>
      (all ?? []).flatMap((one) => longTextsIn(one, path)),
    ),
  ];
}

type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } };

describe('§product.54 texts that cost', () => {
  test('every long text that a person can send is known here', () => {
    // The operations of a path, beside its parameters.
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
    const found = operations.flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody ? resolved(requestBody).content : {}).flatMap(({ schema }) =>
        longTextsIn(schema, operationId),
      ),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(longTexts).sort());
  });

  test('Markdown is read in one place', async () => {
    const readers: string[] = [];
    for await (const file of glob('{server,src}/**/*.{ts,tsx}')) {
      if (file.includes('.test.')) continue;
      const [imported = ''] = /^import (?!type).*from 'marked'/m.exec(readFileSync(file, 'utf8')) ?? [];
      if (/\b(lexer|Lexer|parse|marked)\b(?!')/.test(imported)) readers.push(file);
    }
    expect(readers).toEqual(['src/markdown-tokens.ts']);
  });

  describe.each(Object.entries(everywhere))('%s', (_, work) => {
    test.each(Object.entries(costlyTexts))('takes a moment for %s', (_name, text) => {
      expect(text.length).toBeGreaterThan(longest - 100);
      expect(milliseconds(() => work(text))).toBeLessThan(mostMilliseconds);
    });
  });

  test('what lies beyond the bounds stands as it was written', () => {
    expect(excerptOf('>'.repeat(longest))).toBe(`${'>'.repeat(160)}…`);
    expect(excerptOf('> > > Deep **enough**')).toBe('Deep enough');
  });

  test('tables are read as such, up to their bound', () => {
    const table = (rows: number) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(rows)}`;
    expect(markdownTokens(table(100))?.[0]?.type).toBe('table');
    expect(markdownTokens(table(1_000))?.[0]?.type).not.toBe('table');
  });
});
