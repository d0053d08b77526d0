import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { getResource } from '../api/study.ts';
import { resourceMachine } from '../machines/resource.machine.ts';
import { ResourceScreen } from '../ui/screens/resource/resource.view.tsx';
import { connectResource } from './resource.connect.ts';
import { useTitle } from './use-title.ts';

const machine = resourceMachine.provide({ actors: { getResource } });

export function Resource() {
  const { resourceId = '' } = useParams();
  // Another resource is another flow.
  return <ResourcePage key={resourceId} resourceId={resourceId} />;
}

function ResourcePage({ resourceId }: { resourceId: string }) {
  const [snapshot, send] = useMachine(machine, { input: { resourceId } });
  useTitle(snapshot.context.resource?.title ?? 'Learning Resources');
  return <ResourceScreen view={connectResource(snapshot, send)} />;
}
