import { describe, expect, it } from 'vitest';
import { type DraftForm, readValues, sentOf, versionOf, wholeOf } from './draft-forms.ts';

const file = new File(['# Questions'], 'questions.md');
const values: Partial<Record<DraftForm, Record<string, unknown>>> = {
  quiz: { answers: { q1: 'b' } },
  submission: { text: 'Four.', files: [file] },
  reply: { text: 'Thank you.', files: [file] },
  extension: { reason: 'Ill', day: '2026-12-01' },
  refundRequest: { reason: 'Bought twice' },
  review: { stars: '4', text: 'Good pace' },
  communityAnswer: { text: 'Group by month.' },
  ownAnswer: { text: 'Found it.' },
};

describe('§sync.12 A draft', () => {
  it.each(Object.entries(values))('of the form %s is read from the device as it was written', (name, written) => {
    const form = name as DraftForm; // a key of `values`
    expect(readValues(form, 'device', versionOf(form), written)).toEqual(written);
    expect(wholeOf(form, written)).toEqual(written);
  });

  it('of another version of its form is not read', () => {
    expect(readValues('submission', 'device', versionOf('submission') + 1, values.submission)).toBeNull();
  });

  it.each(['submission', 'reply'] as const)('of the form %s goes to the server without its files', (form) => {
    expect(sentOf(form, values[form] ?? {})).toEqual({ text: values[form]?.['text'] });
  });
});
