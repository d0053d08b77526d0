import { useMachine } from '@xstate/react';
import { listCourses } from '../api/courses.ts';
import { catalogueMachine } from '../machines/catalogue.machine.ts';
import { CatalogueScreen } from '../ui/screens/catalogue/catalogue.view.tsx';
import { connectCatalogue } from './catalogue.connect.ts';
import { useEffects } from './effects.ts';

const machine = catalogueMachine.provide({ actors: { listCourses } });

export function Catalogue() {
  const [snapshot, send, flow] = useMachine(machine);
  useEffects(flow);
  return <CatalogueScreen view={connectCatalogue(snapshot, send)} />;
}
