import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { getResource } from '../../api/resources.ts';
import { resourceMachine } from '../../machines/resources/detail.machine.ts';
import { ResourceScreen } from '../../ui/screens/resources/detail/detail.view.tsx';
import { useTitle } from '../use-title.ts';
import { connectResource } from './detail.connect.ts';

const machine = resourceMachine.provide({ actors: { getResource } });

export function Resource() {
  const { resourceId = '' } = useParams();
  // Keyed, so that another resource starts the flow anew.
  return <ResourcePage key={resourceId} resourceId={resourceId} />;
}

function ResourcePage({ resourceId }: { resourceId: string }) {
  const [snapshot, send] = useMachine(machine, { input: { resourceId } });
  useTitle(snapshot.context.resource?.title ?? 'Learning Resources');
  return <ResourceScreen view={connectResource(snapshot, send)} />;
}
