import { exampleGrader } from '../../../../src/api/generated/examples.ts';
import { gradingGraderMachine } from '../../../../src/machines/grading/grader.machine.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { heading } from '../../browser/locators.ts';
import { model } from '../../engine/model.ts';
import { openSubmission, waiting } from './samples.ts';

const { courseId, submissionId } = waiting;
const other = { ...exampleGrader, name: 'Tomas Lindqvist', isYou: false };
const page = heading('Ada Okafor');

export const gradingGrader = model(gradingGraderMachine)({
  starts: { visit: { open: openSubmission(waiting), input: () => ({ courseId, submissionId }) } },
  events: {},
  answers: { claimSubmission: { done: [exampleGrader, other], error: [500] } },
  see: {
    asking: { says: '§grading.19: who is at it is asked while the page is read', shows: [page] },
    alone: { says: '§grading.19: nobody else has it open', shows: [page], hides: [on(gradingPage, 'otherGrader')] },
    together: { says: '§grading.19: the second is told', shows: [on(gradingPage, 'otherGrader')] },
    unknown: { says: '§grading.19: the page can be used all the same', shows: [page] },
  },
  act: {},
});
