import { exampleCourseEnrolled } from '../../../../src/api/generated/examples.ts';
import { courseMaterialsMachine } from '../../../../src/machines/course/materials.machine.ts';
import { control } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { text } from '../samples.ts';

export const courseMaterials = model(courseMaterialsMachine)({
  starts: {
    visit: {
      open: ({ attend, gate }) => {
        gate.give('getCourse', exampleCourseEnrolled);
        return attend('/courses/data-analytics');
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: { download: [{}] },
  answers: { downloadMaterials: { done: [text], error: [500] } },
  see: {
    idle: { says: '§course.16: "Download Materials"', shows: [control('Download Materials')] },
    downloading: { says: '§course.25: the materials are fetched', shows: [control('Download Materials')] },
  },
  bodies: () => 'An archive.',
  act: { download: button('Download Materials') },
});
