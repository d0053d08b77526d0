/** Case studies: the decisions, and their end. */
import { expect } from '@playwright/test';
import { caseStudy } from '../../../server/testing/exercises.ts';
import { on } from '../../pages/on.ts';
import { caseStudyPage } from '../../pages/practice/case-study.page.ts';
import { messages } from '../call-faults.ts';
import { post, type Row, sees, type Visit } from '../row.ts';

const { courseId, lesson, decisions } = caseStudy();
const lessonId = lesson.id;

/** The texts of the decisions: those on the way, and the one that ends the story. */
const texts = decisions.map(
  (id) => lesson.scenes.flatMap((scene) => scene.decisions).find((decision) => decision.id === id)?.text ?? '',
);
const last = texts.at(-1) ?? '';
const onTheWay = texts.slice(0, -1);

async function decide({ product, person, page }: Visit) {
  await product.buy(person, courseId).catch(() => {}); // is enrolled already
  const study = caseStudyPage(page);
  await study.open(courseId, lessonId);
  await expect(study.decisions.first()).toBeVisible();
  // The draft has what was decided before.
  const decided = await study.way.getByRole('listitem').count();
  for (const text of onTheWay.slice(decided)) await study.decide(text);
  await expect(study.decision(last)).toBeVisible();
}

export const caseStudyRows: readonly Row[] = [
  {
    name: 'Case study',
    invokedBy: ['practice/case-study.finishCaseStudy'],
    who: 'student',
    call: post(/\/decisions$/),
    open: decide,
    start: ({ page }) => caseStudyPage(page).decide(last),
    title: 'The end was not saved',
    message: messages('Your decisions are kept. Please try again.'),
    keeps: (page) => expect(caseStudyPage(page).way.getByRole('listitem')).toHaveCount(texts.length),
    retriesItself: true,
    recovered: sees(on(caseStudyPage, 'completed')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'practice/case-study deciding': 'typed',
          'practice/case-study ended.underWay': 'sent',
          'practice/case-study ended.delayed': 'delayed',
          'practice/case-study refused': 'refused',
        },
        button: (page) => caseStudyPage(page).decision(last),
        noButtonWhileSent: 'the story has ended: there is nothing more to decide',
        keeps: (page) => expect(caseStudyPage(page).way.getByRole('listitem').first()).toContainText(texts[0] ?? ''),
        text: texts[0] ?? '',
        reopen: async ({ page }) => {
          await caseStudyPage(page).open(courseId, lessonId);
          await expect(caseStudyPage(page).decisions.first()).toBeVisible();
        },
        draft: {
          typed: `"${decisions[0]}"`,
          path: `caseStudy/${courseId}.${lessonId}`,
          edit: (page) => caseStudyPage(page).backButton.click(),
        },
      },
    ],
  },
];
