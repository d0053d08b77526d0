import { exampleVideoLesson } from '../../../../src/api/generated/examples.ts';
import { lessonVideoMachine } from '../../../../src/machines/lesson/video.machine.ts';
import { control, heading } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const lessonVideo = model(lessonVideoMachine)({
  starts: {
    visit: {
      open: ({ attend, gate }) => {
        gate.give('getLesson', exampleVideoLesson);
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
      hides: [control('Play again')],
    },
    played: { says: 'it has played, and can be seen again', shows: [control('Play again')] },
  },
  act: { replay: button('Play again') },
});
