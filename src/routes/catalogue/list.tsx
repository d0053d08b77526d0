import { actor } from '../../api/actors.ts';
import type { OperationInput } from '../../api/operation.ts';
import { catalogueMachine } from '../../machines/catalogue/list.machine.ts';
import { CatalogueScreen } from '../../ui/screens/catalogue/list/list.view.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { codeFile } from '../code-file.ts';
import { aboutCatalogue } from '../course/about.ts';
import { useEffects } from '../effects.ts';
import { useFlow, useOrigin } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { connectCatalogue } from './list.connect.ts';

// Mostly the page comes with its courses, so the client is loaded only when a call is made.
const calls = codeFile(() => import('../../api/catalogue.ts'));
const listCourses = actor(async (input: OperationInput<'listCourses'>) => (await calls()).loadCourses(input));

const machine = catalogueMachine.provide({ actors: { listCourses } });

const choices = { search: 'text', level: ['All Levels', 'Beginner', 'Intermediate', 'Advanced'] } as const;

export function Catalogue() {
  return <CatalogueOf key={useVisit()} />;
}

function CatalogueOf() {
  const first = useFirstChosen(choices);
  const [snapshot, send, flow] = useFlow(machine, { input: first });
  const { courses } = snapshot.context;
  const origin = useOrigin();
  useHead({
    title: 'Courses',
    description:
      'Courses in data and analytics, from the first spreadsheet to models in production. Search them by topic and level.',
    ...(courses.length > 0 && { about: aboutCatalogue(courses, origin) }),
  });
  useChosen(choices, snapshot.context);
  useEffects(flow);
  return <CatalogueScreen view={connectCatalogue(snapshot, send)} />;
}
