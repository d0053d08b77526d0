import { useParams } from 'react-router-dom';
import { downloadAttachment, getThread, markThreadRead } from '../../api/questions/threads.ts';
import { type ThreadMessage, threadMachine } from '../../machines/questions/thread.machine.ts';
import { paths } from '../../paths.ts';
import { AssignmentFileScreen } from '../../ui/screens/assignments/attachment/attachment.view.tsx';
import { ThreadScreen } from '../../ui/screens/questions/thread/thread.view.tsx';
import { fileSize } from '../file-size.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { part } from '../parts.tsx';
import { useDownload } from '../shell/download.ts';
import { ThreadReply } from './reply.tsx';
import { connectThread } from './thread.connect.ts';

// Loaded for instructors only.
const Publication = part('Publication', () => import('./publication.tsx'), {
  waiting: null,
  isEager: true,
});

const machine = threadMachine.provide({ actors: { getThread, markThreadRead } });

/** /messages/{threadId}: keyed, so that another thread starts the flow again. */
export function Thread() {
  const { threadId = '' } = useParams();
  return <OneThread key={threadId} threadId={threadId} />;
}

function OneThread({ threadId }: { threadId: string }) {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine, { input: { threadId } });
  const courseId = snapshot.context.thread?.courseId;
  const { courseTitle: title, isStartedByInstructor } = snapshot.context.thread ?? {};
  useTitle(title ? `${isStartedByInstructor ? 'Message' : 'Question'} about ${title}` : 'Conversation');
  const view = connectThread(snapshot, send, {
    zone,
    attachments: ({ attachments }) =>
      attachments.map((file) => <AttachmentRow key={file.id} threadId={threadId} file={file} />),
    publishing: courseId && (
      <Publication courseId={courseId} threadId={threadId} onPublished={(id) => send({ type: 'published', id })} />
    ),
    reply: <ThreadReply threadId={threadId} onReplied={(message) => send({ type: 'replied', message })} />,
  });
  return <ThreadScreen view={view} messagesTo={paths.messages} />;
}

type AttachmentRowProps = { threadId: string; file: ThreadMessage['attachments'][number] };

function AttachmentRow({ threadId, file: { id, name, size } }: AttachmentRowProps) {
  const fetchFile = (signal: AbortSignal) => downloadAttachment({ threadId, attachmentId: id }, signal);
  return <AssignmentFileScreen view={useDownload({ name, fetchFile })} name={name} size={fileSize(size)} />;
}
