import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { CourseSummary } from '../../api/course-aliases.ts';
import type { OperationInput } from '../../api/operation.ts';
import { catalogueMachine } from '../../machines/catalogue/list.machine.ts';
import { CatalogueScreen } from '../../ui/screens/catalogue/list/list.view.tsx';
import { useEffects } from '../effects.ts';
import { usePrerenderedCourses } from '../prerendered.ts';
import { connectCatalogue } from './list.connect.ts';

// A pre-rendered catalogue already has its courses, so the client is loaded only when a call is made.
const listCourses = fromPromise<CourseSummary[], OperationInput<'listCourses'>>(async ({ input }) => {
  const { loadCourses } = await import('../../api/catalogue.ts');
  return loadCourses(input);
});

const machine = catalogueMachine.provide({ actors: { listCourses } });

/** A pre-rendered catalogue starts in the state that the call would have led to. */
const loaded = (courses: CourseSummary[]) =>
  machine.resolveState({ value: { loaded: 'results' }, context: { courses, search: '', level: 'All Levels' } });

export function Catalogue() {
  const courses = usePrerenderedCourses();
  const [snapshot, send, flow] = useMachine(machine, courses ? { snapshot: loaded(courses) } : {});
  useEffects(flow);
  return <CatalogueScreen view={connectCatalogue(snapshot, send)} />;
}
