import { Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { ThreadMessage } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { TopicFailed, TopicLoading, TopicNotFound } from '../../../parts/questions/topic-states.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';

export type ShownMessage = Omit<ThreadMessage, 'sentAt' | 'attachments'> & {
  at: string;
  /** The attached files, each with its download. */
  attachments: ReactNode;
};

type Loaded = {
  course: { title: string; to: string };
  lesson?: { title: string; to: string } | undefined;
  /** The student who asked or was written to; absent in a student's own thread. */
  asker?: { name: string; to: string | undefined } | undefined;
  isStartedByInstructor: boolean;
  messages: ShownMessage[];
  /** The address of the question that it was published as. */
  publishedTo?: string | undefined;
  /** "Publish for the course", for its instructors. */
  publishing?: ReactNode;
  /** The form for a reply; absent if the person can no longer write. */
  reply?: ReactNode;
};

export type ThreadView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'notFound' }
  | ({ state: 'loaded.marking' | 'loaded.read' } & Loaded);

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', p: '0', m: '0', listStyleType: 'none' });
const message = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.default',
  '&[data-instructor=true]': { borderColor: 'accent.default' },
  overflowWrap: 'anywhere',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const name = css({ textStyle: 'h4' });
const facts = css({ textStyle: 'small', color: 'fg.muted' });
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
});

/** The form is beneath all messages, so a link above them leads to it. */
const replyId = 'reply';

/** /messages/{threadId}: one thread (§questions.9). `messagesTo` leads back to all. */
export function ThreadScreen({ view, messagesTo }: { view: ThreadView; messagesTo: string }) {
  const back = { to: messagesTo, label: 'Back to Messages' };
  return (
    <Page width="reading" density="working">
      {match(view)
        .with({ state: 'loading' }, () => <TopicLoading title="Conversation" />)
        .with({ state: 'failed' }, ({ message: why, onRetry }) => (
          <TopicFailed title="Conversation" back={back} message={why} onRetry={onRetry} />
        ))
        .with({ state: 'notFound' }, () => (
          <TopicNotFound title="Conversation" back={back}>
            It does not exist, or it is not yours.
          </TopicNotFound>
        ))
        .with({ state: 'loaded.marking' }, { state: 'loaded.read' }, (loaded) => (
          <>
            <PageHeader
              back={back}
              eyebrow={loaded.isStartedByInstructor ? 'Message' : 'Question'}
              title={loaded.course.title}
              meta={
                <p className={meta}>
                  {loaded.asker && (
                    <span>
                      {loaded.isStartedByInstructor ? 'Sent to' : 'Asked by'}{' '}
                      {loaded.asker.to ? <Link to={loaded.asker.to}>{loaded.asker.name}</Link> : loaded.asker.name}
                    </span>
                  )}
                  {loaded.lesson && (
                    <span>
                      Asked in lesson <Link to={loaded.lesson.to}>{loaded.lesson.title}</Link>
                    </span>
                  )}
                  <Link to={loaded.course.to}>Go to the course</Link>
                  {loaded.publishedTo && <Link to={loaded.publishedTo}>Published in the community</Link>}
                </p>
              }
              actions={
                (loaded.reply || loaded.publishing) && (
                  <>
                    {loaded.reply && (
                      <LinkButton to={`#${replyId}`} variant="secondary" icon={<Reply />} reloadDocument>
                        Reply
                      </LinkButton>
                    )}
                    {loaded.publishing}
                  </>
                )
              }
            />
            <ol className={list} aria-label="Messages">
              {loaded.messages.map((one) => (
                <Message key={one.id} {...one} />
              ))}
            </ol>
            {loaded.reply ? (
              <div id={replyId}>{loaded.reply}</div>
            ) : (
              <p className={facts}>You can read this conversation, but not write in it any more.</p>
            )}
          </>
        ))
        .exhaustive()}
    </Page>
  );
}

function Message({ author, isByInstructor, isOwn, isUnread, text, at, attachments }: ShownMessage) {
  return (
    <li className={message} data-instructor={isByInstructor}>
      <div className={head}>
        <h2 className={name}>{isOwn ? 'You' : author}</h2>
        {isByInstructor && <Badge>Instructor</Badge>}
        {isUnread && <Badge tone="accent">New</Badge>}
        <span className={facts}>{at}</span>
      </div>
      <Markdown fromPerson>{text}</Markdown>
      {attachments}
    </li>
  );
}
