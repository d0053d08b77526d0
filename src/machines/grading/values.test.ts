import { describe, expect, it } from 'vitest';
import { exampleSubmissionReturned, exampleSubmissionToGrade } from '../../api/generated/examples.ts';
import { piecesOf, quoteOf, trimmed } from './passages.ts';
import { callOf, changed, type FeedbackValues, missingIn, noValues, sumOf, textOf, valuesOf } from './values.ts';

const { text = '', rubric = [], files } = exampleSubmissionToGrade;
const chosen = { Decisions: 'Every one', Questions: 'Most can be answered', Data: 'Named' };
const complete: FeedbackValues = { ...noValues, levels: chosen };
const overruled = (total: string, reason = '') => ({ ...complete, overruled: { total, reason } });
const add = (values: FeedbackValues, start: number, end: number) =>
  changed(values, { kind: 'comment.add', passage: { start, end } }, text);

describe('§grading.17 comments on passages', () => {
  it('are one for a passage, however often it is asked for, and stand in the order of the text', () => {
    const later = add(noValues, 4, 14);
    const twice = add(add(add(later, 0, 14), 0, 5), 0, 4);
    expect(twice.comments).toEqual([
      { start: 0, end: 4, comment: '' },
      { start: 0, end: 14, comment: '' },
      { start: 5, end: 14, comment: '' },
    ]);
  });

  it('are about words, and none about the space between them', () => {
    const space = text.indexOf('\n\n');
    expect(add(noValues, space, space + 2)).toEqual(noValues);
    expect(trimmed('a'.repeat(1500), { start: 100, end: 1500 })).toEqual({ start: 100, end: 1100 });
  });

  it('are thirty at most', () => {
    const text = 'a '.repeat(40);
    let values = noValues;
    for (let start = 0; start < 80; start += 2) {
      values = changed(values, { kind: 'comment.add', passage: { start, end: start + 1 } }, text);
    }
    expect(values.comments).toHaveLength(30);
  });

  it('are written and removed one by one', () => {
    const two = add(add(noValues, 0, 14), 0, 4);
    const passage = { start: 0, end: 4 };
    const written = changed(two, { kind: 'comment.write', passage, comment: 'Which?' }, text);
    expect(written.comments.map(({ comment }) => comment)).toEqual(['Which?', '']);
    expect(changed(written, { kind: 'comment.remove', passage }, text).comments).toEqual([
      { start: 0, end: 14, comment: '' },
    ]);
  });

  it('cut the text where they begin and end, and may overlap', () => {
    const pieces = piecesOf('abcdef', [
      { start: 0, end: 3 },
      { start: 2, end: 99 },
    ]);
    expect(pieces).toEqual([
      { start: 0, text: 'ab', about: [0] },
      { start: 2, text: 'c', about: [0, 1] },
      { start: 3, text: 'def', about: [1] },
    ]);
    expect(piecesOf('abc', [])).toEqual([{ start: 0, text: 'abc', about: [] }]);
  });

  it('quote their words in one line, cut short', () => {
    expect(quoteOf('one\n  two', { start: 0, end: 9 })).toBe('one two');
    expect(quoteOf('one two three', { start: 0, end: 13 }, 8)).toBe('one two…');
  });
});

describe('§grading.15 comments on files', () => {
  it('stay where another file gets one', () => {
    const one = changed(noValues, { kind: 'file', fileId: 'a', comment: 'First.' }, text);
    expect(changed(one, { kind: 'file', fileId: 'b', comment: 'Second.' }, text).fileComments).toEqual({
      a: 'First.',
      b: 'Second.',
    });
  });
});

describe('§grading.16 the grade', () => {
  it('is the sum of the chosen levels', () => {
    expect(sumOf({}, rubric)).toBe(0);
    expect(sumOf(chosen, rubric)).toBe(86);
    expect(sumOf({ ...chosen, Data: 'A level that is gone' }, rubric)).toBe(66);
  });

  it.each([
    [noValues, [{ kind: 'levels', criteria: ['Decisions', 'Questions', 'Data'] }]],
    [{ ...complete, levels: { ...chosen, Data: 'A level that is gone' } }, [{ kind: 'levels', criteria: ['Data'] }]],
    [complete, []],
    [overruled(''), [{ kind: 'total' }]],
    [overruled('101'), [{ kind: 'total' }]],
    [overruled('8.5', 'Why'), [{ kind: 'total' }]],
    [overruled('-1', 'Why'), [{ kind: 'total' }]],
    [overruled('100', ' '), [{ kind: 'reason' }]],
    [overruled('90', 'The data came late.'), []],
    [overruled(' 86 '), []],
  ])('says what is missing: %j', (values, missing) => expect(missingIn(values, rubric)).toEqual(missing));

  it.each([
    [noValues, [{ kind: 'total' }]],
    [{ ...noValues, overruled: { total: '70', reason: '' } }, []],
    [{ ...noValues, overruled: { total: 'x', reason: '' } }, [{ kind: 'total' }]],
  ])('is written where there is no rubric: %j', (values, missing) => expect(missingIn(values, [])).toEqual(missing));

  it('changes with what is put down', () => {
    const level = changed(noValues, { kind: 'level', criterion: 'Data', level: 'Named' }, text);
    expect(level.levels).toEqual({ Data: 'Named' });
    const other = { total: '90', reason: 'Why' };
    expect(changed(level, { kind: 'overrule', overruled: other }, text)).toEqual({ ...level, overruled: other });
    expect(changed(level, { kind: 'text', text: 'Good.' }, text).text).toBe('Good.');
  });
});

describe('§grading.18 what is sent', () => {
  const submission = { courseId: 'data-analytics', submissionId: exampleSubmissionToGrade.submissionId, revision: 0 };
  const levels = Object.entries(chosen).map(([criterion, level]) => ({ criterion, level }));

  it('has the passages with their words, and nothing that is empty', () => {
    const [file] = files;
    const values: FeedbackValues = {
      ...overruled(' 90 ', ' The data came late. '),
      comments: [
        { start: 0, end: 14, comment: ' Number them. ' },
        { start: 15, end: 19, comment: ' ' },
      ],
      fileComments: { [file?.id ?? '']: ' Dates are missing. ', gone: 'Of a file that is gone.' },
      text: ' Good. ',
    };
    expect(callOf(values, exampleSubmissionToGrade)).toEqual({
      ...submission,
      levels,
      comments: [{ start: 0, end: 14, quote: 'Five questions', comment: 'Number them.' }],
      fileComments: [{ fileId: file?.id, comment: 'Dates are missing.' }],
      total: 90,
      reason: 'The data came late.',
      text: 'Good.',
    });
  });

  it('leaves out what was not put down', () => {
    expect(callOf({ ...complete, fileComments: { [files[0]?.id ?? '']: ' ' } }, exampleSubmissionToGrade)).toEqual({
      ...submission,
      levels,
      comments: [],
      fileComments: [],
    });
    expect(callOf(overruled('86', ' '), exampleSubmissionToGrade)).toMatchObject({ total: 86, reason: undefined });
  });

  it('is the grade alone where there is no rubric', () => {
    const { rubric: _, ...plain } = exampleSubmissionToGrade;
    expect(callOf({ ...noValues, overruled: { total: '70', reason: 'None.' } }, plain)).toMatchObject({
      levels: [],
      total: 70,
      reason: undefined,
    });
  });
});

describe('what was returned', () => {
  const { feedback } = exampleSubmissionReturned;
  if (!feedback) throw new Error('The example has no feedback.');

  it('§grading.18 comes back as it was put down', () => {
    expect(valuesOf(feedback)).toEqual({
      levels: chosen,
      overruled: null,
      comments: feedback.comments.map(({ start, end, comment }) => ({ start, end, comment })),
      fileComments: Object.fromEntries(feedback.fileComments.map(({ fileId, comment }) => [fileId, comment])),
      text: feedback.text,
    });
    expect(valuesOf({ ...feedback, total: 90, reason: 'Late data.' }).overruled).toEqual({
      total: '90',
      reason: 'Late data.',
    });
    const { sum: _sum, text: _text, ...plain } = feedback;
    expect(valuesOf({ ...plain, total: 70 })).toMatchObject({ overruled: { total: '70', reason: '' }, text: '' });
  });

  it('is turned into text where another draft takes its place', () => {
    const text = textOf({ ...valuesOf(feedback), overruled: { total: '90', reason: 'Late data.' } });
    expect(text.split('\n')).toEqual([
      'Decisions: Every one',
      'Questions: Most can be answered',
      'Data: Named',
      '90%',
      'Late data.',
      'Number them, so that others can refer to one.',
      'The two exports are the same file.',
      'A strong log. Say for the third question from when to when it asks.',
    ]);
  });
});
