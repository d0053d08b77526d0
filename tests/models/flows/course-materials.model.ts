import { courseMaterialsMachine } from '../../../src/machines/course-materials.machine.ts';
import { model } from '../engine/model.ts';
import { text } from './samples.ts';

export const courseMaterials = model(courseMaterialsMachine)({
  starts: { visit: { input: () => ({ courseId: 'data-analytics' }) } },
  events: { download: [{}] },
  answers: { downloadMaterials: { done: [text], error: [500] } },
  see: {
    idle: { says: '§2: "Download Materials"' },
    downloading: { says: 'decisions 5: the materials are fetched' },
  },
});
