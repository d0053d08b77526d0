import { exampleCaseStudyLesson, exampleCourseProgress } from '../../../../src/api/generated/examples.ts';
import { caseStudyMachine } from '../../../../src/machines/practice/case-study.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { caseStudyPage } from '../../../pages/practice/case-study.page.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const study = exampleCaseStudyLesson;
if (study.type !== 'case-study') throw new Error('The example of a case study is not one.');
const { courseId, id: lessonId, start, scenes } = study;
const textOf = (decision: string) =>
  scenes.flatMap(({ decisions }) => decisions).find(({ id }) => id === decision)?.text ?? '';

export const caseStudy = model(caseStudyMachine)({
  starts: {
    visit: {
      open: ({ attend, network }) => {
        network.give('getLesson', study);
        return attend(`/courses/${courseId}/lessons/${lessonId}`);
      },
      input: () => ({ courseId, lessonId, story: { start, scenes }, decisions: [], isCounted: true }),
    },
    'a teacher of the course': {
      open: ({ attend, network }) => {
        network.give('getLesson', { ...study, teaching: true });
        return attend(`/courses/${courseId}/lessons/${lessonId}`);
      },
      input: () => ({ courseId, lessonId, story: { start, scenes }, decisions: [], isCounted: false }),
    },
    'after it was completed': {
      open: ({ attend, network }) => {
        network.give('getLesson', { ...study, isCompleted: true, decided: ['ask', 'compare'] });
        return attend(`/courses/${courseId}/lessons/${lessonId}`);
      },
      input: () => ({ courseId, lessonId, story: { start, scenes }, decisions: ['ask', 'compare'], isCounted: true }),
    },
  },
  events: {
    decide: [{ decision: 'agree' }, { decision: 'ask' }, { decision: 'compare' }, { decision: 'stop' }],
    back: [{}],
    retry: [{}],
    startAgain: [{}],
    ...pendingCallSamples([exampleCourseProgress], [422]),
  },
  answers: { finishCaseStudy: 'tells' },
  tells: ({ decisions }) => decisions,
  see: {
    opening: passing,
    deciding: { says: '§practice.60 a scene with its decisions', shows: [text('What do you do?')] },
    'ended.underWay': {
      says: 'the story has ended; nothing more can be decided',
      shows: [text('Saving the end...')],
      hides: [on(caseStudyPage, 'backButton')],
    },
    'ended.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [alert('The end was not saved'), notSentYet, on(failure, 'retryButton')],
    },
    refused: {
      says: 'refused; the decisions are kept',
      shows: [alert('The end was not saved'), on(caseStudyPage, 'way'), on(failure, 'retryButton')],
      hides: [notSentYet],
    },
    completed: {
      says: '§practice.61 the lesson is completed; §lesson.31 a teacher is told that nothing is counted',
      shows: [
        (page) => caseStudyPage(page).completed.or(page.getByText('Nothing that you do here is checked or counted.')),
        on(caseStudyPage, 'startAgainButton'),
      ],
    },
  },
  act: {
    // A decision of another scene has no button.
    decide: ({ page }, { decision }) => pressIfThere(caseStudyPage(page).decision(textOf(decision))),
    // The first scene has no such button.
    back: ({ page }) => pressIfThere(caseStudyPage(page).backButton),
    retry: pressing(failure, 'retryButton'),
    startAgain: pressing(caseStudyPage, 'startAgainButton'),
    ...pendingCallActs('finishCaseStudy'),
  },
});
