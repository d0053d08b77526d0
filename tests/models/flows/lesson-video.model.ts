import { lessonVideoMachine } from '../../../src/machines/lesson-video.machine.ts';
import { model } from '../engine/model.ts';

export const lessonVideo = model(lessonVideoMachine, {
  starts: { visit: {} },
  events: { replay: [{}] },
  answers: {},
  see: {
    playing: { says: '§3 Lesson type video: it plays' },
    played: { says: 'it has played, and can be seen again' },
  },
});
