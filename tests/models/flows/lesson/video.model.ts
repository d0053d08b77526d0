import { exampleVideoLesson } from '../../../../src/api/generated/examples.ts';
import { lessonVideoMachine } from '../../../../src/machines/lesson/video.machine.ts';
import { lessonPage } from '../../../pages/lesson/detail.page.ts';
import { on } from '../../../pages/on.ts';
import { heading } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const lessonVideo = model(lessonVideoMachine)({
  starts: {
    visit: {
      open: ({ attend, network }) => {
        network.give('getLesson', exampleVideoLesson);
        return attend('/courses/data-analytics/lessons/m1-l2');
      },
    },
  },
  events: { replay: [{}] },
  answers: {},
  see: {
    playing: {
      says: '§lesson.5: it plays',
      shows: [heading(exampleVideoLesson.title)],
      hides: [on(lessonPage, 'playAgainButton')],
    },
    played: { says: 'it has played, and can be seen again', shows: [on(lessonPage, 'playAgainButton')] },
  },
  act: { replay: pressing(lessonPage, 'playAgainButton') },
});
