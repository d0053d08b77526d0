/** Steps for stories: those of the contract's example, which they pass in, and made-up ones of any size. */
import type { LearningPath } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import type { Mark } from './marks.tsx';
import type { ShownModule, ShownStep } from './shown.ts';

export const stepsIn = (path: LearningPath, onRestore: () => void): ShownStep[] =>
  path.steps.map(({ courseId, courseTitle, modules, ...step }) => ({
    ...step,
    id: courseId,
    title: courseTitle,
    to: paths.course(courseId),
    modules: modules.map(({ moduleId, low, middle, high, state, ...module }, at): ShownModule => {
      const isNext = courseId === 'data-analytics' && moduleId === 'm3';
      const before = step.buildsOn.length > 0 ? ['Collecting and cleaning data (Data Analytics)'] : [];
      return {
        ...module,
        id: moduleId,
        mark: isNext ? 'next' : state,
        range: low === null || middle === null || high === null ? null : { low, middle, high },
        buildsOn: at === 0 ? before : [modules[at - 1]?.title ?? ''],
        onRestore,
        isRestoring: false,
      };
    }),
  }));

type Wanted = {
  id: string;
  title: string;
  marks: readonly Mark[];
  /** `c1 m4` */
  buildsOn?: readonly string[];
  titleOf?: (at: number) => string;
};

/** A course with a module for each mark. */
export function stepWith({ id, title, marks, buildsOn = [], titleOf = (at) => `Module ${at + 1}` }: Wanted): ShownStep {
  const isDone = marks.every((mark) => mark === 'done' || mark === 'skipped');
  return {
    id,
    title,
    to: paths.course(id),
    state: isDone ? 'done' : marks.includes('next') ? 'next' : 'later',
    isPinned: false,
    isEnrolled: false,
    minutes: 60 * marks.length,
    reasons: [{ kind: 'aim', title: 'Predict with models' }],
    buildsOn: buildsOn.map((each) => {
      const [courseId = '', moduleId = ''] = each.split(' ');
      return { courseId, moduleId };
    }),
    modules: marks.map((mark, at) => ({
      id: `m${at + 1}`,
      title: titleOf(at),
      mark,
      outcome: null,
      reason: { kind: 'aim', title: 'Predict with models' },
      range: null,
      buildsOn: at > 0 ? [titleOf(at - 1)] : [],
      isRestoring: false,
    })),
  };
}

const five = (mark: Mark): Mark[] => [mark, mark, mark, mark, mark];
const topics = ['Tables and first queries', 'Filtering rows', 'Grouping', 'Joins', 'Windows and running totals'];
const titleOf = (at: number) => topics[at] ?? '';

/** 40 modules in 8 courses. */
export const manySteps: readonly ShownStep[] = [
  stepWith({ id: 'c1', title: 'Statistics Essentials', marks: five('done'), titleOf }),
  stepWith({ id: 'c2', title: 'Python for Data', marks: ['done', 'skipped', 'known', 'next', 'todo'], titleOf }),
  stepWith({ id: 'c3', title: 'Regression Modelling', marks: five('todo'), buildsOn: ['c1 m4'], titleOf }),
  stepWith({ id: 'c4', title: 'Machine Learning', marks: five('todo'), buildsOn: ['c2 m5', 'c3 m3'], titleOf }),
  stepWith({ id: 'c5', title: 'Data Ethics', marks: ['known', 'todo', 'todo', 'todo', 'todo'], titleOf }),
  stepWith({ id: 'c6', title: 'Deep Learning', marks: five('todo'), buildsOn: ['c4 m5'], titleOf }),
  stepWith({ id: 'c7', title: 'MLOps', marks: five('todo'), buildsOn: ['c4 m5', 'c2 m3'], titleOf }),
  stepWith({ id: 'c8', title: 'SQL for Beginners', marks: five('todo'), titleOf }),
];

export const oneModule: readonly ShownStep[] = [stepWith({ id: 'c1', title: 'Data Ethics', marks: ['next'] })];

export const allKnown: readonly ShownStep[] = [
  stepWith({ id: 'c1', title: 'SQL for Beginners', marks: five('known'), titleOf }),
  stepWith({ id: 'c2', title: 'SQL Performance', marks: five('known'), buildsOn: ['c1 m5'], titleOf }),
];

export const longTitles: readonly ShownStep[] = [
  stepWith({
    id: 'c1',
    title:
      'Collecting, cleaning, documenting and defending data that other departments have gathered for purposes of their own',
    marks: ['done', 'next'],
    titleOf: (at) =>
      at === 0
        ? 'Asking for decisions, measures and comparisons before anyone opens a spreadsheet, a notebook or a dashboard'
        : 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  }),
  stepWith({ id: 'c2', title: 'Wagenstandsanzeigerdatenqualitätsmanagement', marks: ['todo'], buildsOn: ['c1 m2'] }),
];
