import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { CourseSummary } from '../../api/course-aliases.ts';
import type { OperationInput } from '../../api/operation.ts';
import { catalogueMachine } from '../../machines/catalogue/list.machine.ts';
import { CatalogueScreen } from '../../ui/screens/catalogue/list/list.view.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { codeFile } from '../code-file.ts';
import { useEffects } from '../effects.ts';
import { usePrerenderedCourses } from '../prerendered.ts';
import { connectCatalogue } from './list.connect.ts';

// A pre-rendered catalogue already has its courses, so the client is loaded only when a call is made.
const calls = codeFile(() => import('../../api/catalogue.ts'));
const listCourses = fromPromise<CourseSummary[], OperationInput<'listCourses'>>(async ({ input }) => {
  const { loadCourses } = await calls();
  return loadCourses(input);
});

const machine = catalogueMachine.provide({ actors: { listCourses } });

/** A pre-rendered catalogue starts in the state that the call would have led to. */
const loaded = (courses: CourseSummary[]) =>
  machine.resolveState({ value: { loaded: 'results' }, context: { courses, search: '', level: 'All Levels' } });

const choices = { search: 'text', level: ['All Levels', 'Beginner', 'Intermediate', 'Advanced'] } as const;

export function Catalogue() {
  return <CatalogueOf key={useVisit()} />;
}

function CatalogueOf() {
  const courses = usePrerenderedCourses();
  const first = useFirstChosen(choices);
  const [snapshot, send, flow] = useMachine(machine, courses ? { snapshot: loaded(courses) } : { input: first });
  useEffect(() => {
    // A pre-rendered page shows all courses, so hydration starts with all; the address's filters are applied here.
    if (!courses) return;
    if (first.search) send({ type: 'search', text: first.search });
    if (first.level !== 'All Levels') send({ type: 'filter.level', level: first.level });
  }, [courses, first, send]);
  useChosen(choices, snapshot.context);
  useEffects(flow);
  return <CatalogueScreen view={connectCatalogue(snapshot, send)} />;
}
