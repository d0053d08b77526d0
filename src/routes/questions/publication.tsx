import { proposePublication, publishThread } from '../../api/questions/community.ts';
import { publicationMachine } from '../../machines/questions/publication.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { PublicationScreen } from '../../ui/screens/questions/publication/publication.view.tsx';
import { PublishButton } from '../../ui/screens/questions/publication/publish-button.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPublication } from './publication.connect.ts';

const machine = publicationMachine.provide({ actors: { proposePublication, publishThread } });

type PublicationProps = { courseId: string; threadId: string; onPublished: (id: string) => void };

/** "Publish for the course", for its instructors. */
export function Publication({ courseId, threadId, onPublished }: PublicationProps) {
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, threadId } });
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'published', ({ id }) => onPublished(id));
  return (
    <>
      <PublishButton onPublish={() => send({ type: 'open' })} />
      <PublicationScreen view={connectPublication(snapshot, send)} />
    </>
  );
}
