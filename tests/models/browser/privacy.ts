/** What no state may show: drafts of another student on the device, and a lesson that the server has not sent. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  exampleAssignmentLesson,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleVideoLesson,
} from '../../../src/api/generated/examples.ts';
import type { NetworkStub } from './network-stub.ts';

/** The text of another student's draft, in each form that keeps drafts. */
const leftBehind = 'Wilhelmina wrote this here before.';
const stranger = '00000000-0000-4000-8000-000000000000';

/** A sentence from each kind of lesson. */
const lessons = [
  [exampleReadingLesson, 'Before you open a spreadsheet'],
  [exampleVideoLesson, 'There is no answer to that.'],
  [exampleQuizLesson, 'Which of these can data answer?'],
  [exampleAssignmentLesson, 'Take a question that you were asked this week.'],
] as const;
for (const [lesson, sentence] of lessons) {
  if (!JSON.stringify(lesson).includes(sentence)) throw new Error(`${lesson.id} does not say "${sentence}" any more.`);
}

/** Fills the device with drafts of another student, whose session has expired in this browser. */
export async function leaveDraftsBehind(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([person, text]) => {
      if (!location.protocol.startsWith('http') || window !== top) return;
      const drafts: Record<string, [subject: string, values: object]> = {
        profile: ['details', { first_name: text, last_name: text }],
        extension: ['question-log', { reason: text, day: '2027-01-01' }],
        submission: ['question-log', { text, files: [] }],
      };
      const opening = indexedDB.open('drafts');
      opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
      opening.onsuccess = () => {
        const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
        for (const [form, [subject, values]] of Object.entries(drafts)) {
          store.put({ version: 1, values, isUnsaved: true }, [person, form, subject]);
          localStorage.setItem(`unload-copy ${JSON.stringify([person, form, subject])}`, JSON.stringify({ values }));
        }
        opening.result.close();
      };
    },
    [stranger, leftBehind] as const,
  );
}

export async function expectPrivate(page: Page, network: NetworkStub): Promise<void> {
  const seen = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });
  expect(seen.includes(leftBehind), "another student's words").toBe(false);
  const { pathname } = new URL(page.url());
  if (network.hasGiven(`/v1${pathname}`)) return;
  const shown = lessons.filter(([, sentence]) => seen.includes(sentence)).map(([{ id }]) => id);
  expect(shown, 'lessons that were not given').toEqual([]);
}
