import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { costlyTexts, milliseconds, mostMillisecondsInPage } from '../../../tests/costly-texts.ts';
import { markdownTokens } from '../../markdown-tokens.ts';
import { Markdown } from './markdown.tsx';

const Persons = ({ text }: { text: string }) => Markdown({ children: text, fromPerson: true });
const Lessons = ({ text }: { text: string }) => Markdown({ children: text });
const shown = (text: string) => renderToStaticMarkup(createElement(Persons, { text }));
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

describe('§product.54 texts that cost, in the page', () => {
  test.each(Object.entries(costlyTexts))('%s are read in a moment', (_, text) => {
    expect(milliseconds(() => markdownTokens(text, { breaks: true }))).toBeLessThan(mostMillisecondsInPage);
  });

  test.each(Object.entries(costlyTexts))('%s are shown without an error', (_, text) => {
    expect(shown(text)).toContain('<div');
  });

  test.each(Object.entries(costlyTexts))('%s have no word whose lines a browser takes long to break', (_, text) => {
    const wrapped = shown(text).replace(/<pre.*?<\/pre>/gs, ''); // words in code are not broken
    const words = wrapped.replace(/&#?\w+;/g, '.').split(/<[^>]*>|\s/);
    expect(words.filter((word) => [...word].length >= 100)).toEqual([]);
  });

  test('a long word is shown whole', () => {
    const text = `Look: ${'[a]('.repeat(100)} and ${'😀'.repeat(150)}!`;
    expect(shown(text).replace(/<[^>]*>/g, '')).toBe(text);
  });

  test('what is nested too deeply is shown as it was written', () => {
    expect(shown('>'.repeat(10_000)).replaceAll('<wbr/>', '')).toMatch(/(&gt;){9000}/);
    expect(shown('> > quoted **twice**')).toContain('<strong>twice</strong>');
  });

  test('a text of more lines than anybody writes is shown as it was written', () => {
    const text = 'a **b**\n'.repeat(1_600);
    expect(markdownTokens(text, { breaks: true })).toBeNull();
    expect(letters(shown(text).replace(/<[^>]*>/g, ''))).toBe(letters(text));
  });

  test.each(Object.entries(costlyTexts))('%s become few elements, however many a page shows', (_, text) => {
    expect(
      shown(text)
        .replace(/<wbr\/>/g, '')
        .match(/<\w/g)?.length,
    ).toBeLessThan(2_500);
  });

  test('a text of more elements than anybody writes is shown as it was written, but a lesson is not', () => {
    const text = '- `a` and *b*\n'.repeat(300);
    expect(shown(text)).not.toContain('<li>');
    expect(shown(text.slice(0, 1_000))).toContain('<li>');
    expect(renderToStaticMarkup(createElement(Lessons, { text }))).toContain('<li>');
  });

  test('a line break is kept in what a person writes, and not in a lesson', () => {
    expect(shown('one\ntwo')).toContain('<br/>');
    expect(renderToStaticMarkup(createElement(Lessons, { text: 'one\ntwo' }))).not.toContain('<br');
  });
});
