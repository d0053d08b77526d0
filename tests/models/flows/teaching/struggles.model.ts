import { exampleInstructor, exampleNoStruggles, exampleStruggles } from '../../../../src/api/generated/examples.ts';
import { teachingStrugglesMachine } from '../../../../src/machines/teaching/struggles.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { strugglesPage } from '../../../pages/teaching/struggles.page.ts';
import { alert, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const courseId = 'data-analytics';

export const teachingStruggles = model(teachingStrugglesMachine)({
  starts: {
    visit: {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.struggles(courseId), { user: exampleInstructor }),
    },
  },
  events: { retry: [{}] },
  answers: { getStruggles: { done: [exampleStruggles, exampleNoStruggles], error: [500] } },
  see: {
    loading: { says: '§teaching.21: the figures are on their way', shows: [waiting] },
    failed: {
      says: 'the figures could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    deciding: passing,
    tooFew: { says: '§teaching.21: five students are needed', shows: [on(strugglesPage, 'tooFew')] },
    shown: {
      says: '§teaching.21: what is hardest, in words and in tables',
      shows: [on(strugglesPage, 'hardest'), on(strugglesPage, 'items'), on(strugglesPage, 'lessons')],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
