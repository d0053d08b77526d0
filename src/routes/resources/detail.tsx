import { useParams } from 'react-router-dom';
import { getResource } from '../../api/resources/detail.ts';
import { resourceMachine } from '../../machines/resources/detail.machine.ts';
import { Transcript } from '../../ui/screens/lesson/detail/transcript.tsx';
import { ResourceScreen } from '../../ui/screens/resources/detail/detail.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { part } from '../parts.tsx';
import { connectResource } from './detail.connect.ts';

// Loaded only for videos, because few resources are videos.
const ResourceVideo = part('ResourceVideo', () => import('./video.tsx'), {
  failed: ({ transcript }) => transcript,
});

const machine = resourceMachine.provide({ actors: { getResource } });

export function Resource() {
  const { resourceId = '' } = useParams();
  // Keyed, so that another resource starts the flow again.
  return <ResourcePage key={resourceId} resourceId={resourceId} />;
}

function ResourcePage({ resourceId }: { resourceId: string }) {
  const [snapshot, send] = useFlow(machine, { input: { resourceId } });
  useTitle(snapshot.context.resource?.title ?? 'Learning Resources');
  return (
    <ResourceScreen
      view={connectResource(snapshot, send, (title, video, body) => (
        <ResourceVideo title={title} video={video} transcript={<Transcript>{body}</Transcript>} />
      ))}
    />
  );
}
