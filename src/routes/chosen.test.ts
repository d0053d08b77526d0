import { describe, expect, it } from 'vitest';
import { chosenIn, withChosen } from './chosen.ts';

const choices = { search: 'text', show: ['all', 'behind'] } as const;
const read = (address: string) => chosenIn(choices, new URLSearchParams(address));
const write = (address: string, chosen: ReturnType<typeof read>) =>
  String(withChosen(choices, new URLSearchParams(address), chosen));

describe('§product.63 what a list shows is in the address', () => {
  it('and is read from it, where there is such a choice', () => {
    expect(read('')).toEqual({ search: '', show: 'all' });
    expect(read('search=M%C3%BCller+%26+son&show=behind')).toEqual({ search: 'Müller & son', show: 'behind' });
    expect(read('show=nobody&page=2')).toEqual({ search: '', show: 'all' });
    expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100);
  });

  it('and is written beside what else is in it, without what is not chosen', () => {
    expect(write('', { search: '', show: 'all' })).toBe('');
    expect(write('page=2&show=all', { search: 'Müller & son', show: 'behind' })).toBe(
      'page=2&show=behind&search=M%C3%BCller+%26+son',
    );
    expect(write('page=2&show=behind&search=x', { search: '', show: 'all' })).toBe('page=2');
  });
});
