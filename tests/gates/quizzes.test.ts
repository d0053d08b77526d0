/** Quizzes of whole courses cannot be learned by heart from one attempt to the next (§lesson.28). */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isShort } from '../../server/content/durations.ts';
import { readContent } from '../../server/content/read.ts';

const { courses } = readContent(join(import.meta.dirname, '../../content'));

type Course = (typeof courses)[number];

const quizzesOf = ({ id, modules }: Course) =>
  modules.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => (lesson.type === 'quiz' ? [{ at: `${id} ${lesson.id}`, ...lesson }] : [])),
  );
const quizzes = courses.flatMap(quizzesOf);

describe('§lesson.28 quizzes of whole courses', () => {
  it('draw five of at least ten questions', () => {
    const whole = courses.filter(({ isOutline }) => !isOutline).flatMap(quizzesOf);
    const wrong = whole.filter(({ questions, draw }) => questions.length < 10 || draw !== 5);
    expect(wrong.map(({ at, questions, draw }) => `${at}: draws ${draw} of ${questions.length}`)).toEqual([]);
  });

  it('have no option that points to others, as options are shuffled', () => {
    const pointing = /\b(of the above|both of these|none of these|all of these|options? [a-d1-4])\b/i;
    const wrong = quizzes.flatMap(({ at, questions }) =>
      questions
        .filter(
          ({ ordered, options, explanation }) =>
            !ordered && [...options, explanation].some((text) => pointing.test(text)),
        )
        .map(({ prompt }) => `${at}: ${prompt}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('§lesson.33 texts of quizzes', () => {
  it('pair their backticks, and have no other Markdown, which would be shown as it is written', () => {
    const isWrong = (text: string) =>
      text.split('`').length % 2 === 0 || /\*\*|\]\(|^#/.test(text.replace(/`[^`]*`/g, ''));
    const texts = quizzes.flatMap(({ at, questions }) =>
      questions.flatMap(({ prompt, options, explanation }) =>
        [prompt, ...options, explanation].map((text) => ({ at, text })),
      ),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ text }) => isWrong(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
});

describe('§content.15 outlines', () => {
  it('say that they are outlines, and no other course does', () => {
    const wrong = courses.filter(({ isOutline, modules }) => isOutline !== isShort(modules));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('cost a few pounds at most', () => {
    expect(courses.filter(({ isOutline, price }) => isOutline && price > 500).map(({ id }) => id)).toEqual([]);
  });
});
