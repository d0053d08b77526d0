import { CircleCheck, Eye, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { TopicFailed, TopicLoading, TopicNotFound } from '../../../parts/questions/topic-states.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';

export type ShownPost = {
  id: string;
  /** Markdown. */
  text: string;
  day: string;
  isHidden: boolean;
  /** The day on which its author last changed it. */
  edited?: string | undefined;
  /** For a hidden post, which only its author and instructors see: where the author can ask about it. */
  coursePage?: string | undefined;
  /** The reasons given in reports, for instructors of the course. */
  reports: string[];
  /** Absent for a question. */
  author?: string | undefined;
  isByInstructor: boolean;
  isRight: boolean;
  onReport?: (() => void) | undefined;
  /** Changes the answer; only for its author. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Hides it, or shows it again. */
  onHide?: (() => void) | undefined;
  /** Marks it as correct, or removes that mark. */
  onRight?: (() => void) | undefined;
};

type Loaded = {
  course: string;
  title: string;
  question: ShownPost;
  answers: ShownPost[];
  /** The form for an answer; absent once no more answers are possible. */
  answering?: ReactNode;
};

export type DiscussionView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'notFound' }
  | ({ state: 'loaded.ready' | 'loaded.moderating' | 'loaded.refreshing' } & Loaded)
  | ({ state: 'loaded.notModerated'; onRetry: () => void } & Loaded)
  | ({ state: keyof typeof stages; report: Pick<ReportDialogProps, 'onSubmit' | 'onClose'> } & Loaded);

const stages = {
  'loaded.reporting': 'writing',
  'loaded.sendingReport': 'sending',
  'loaded.notReported': 'refused',
  'loaded.reported': 'sent',
} as const;

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', p: '0', m: '0', listStyleType: 'none' });
const post = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', overflowWrap: 'anywhere' });
const answer = css({
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.default',
  '&[data-right=true]': { borderColor: 'success.border' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const name = css({ textStyle: 'h4' });
const facts = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const back = { to: paths.community, label: 'Back to Community' };

/** /community/{courseId}/{postId}: one published question (§questions.18). */
export function DiscussionScreen({ view }: { view: DiscussionView }) {
  return (
    <Page width="reading">
      {match(view)
        .with({ state: 'loading' }, () => <TopicLoading title="Question" />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <TopicFailed title="Question" back={back} message={message} onRetry={onRetry} />
        ))
        .with({ state: 'notFound' }, () => (
          <TopicNotFound title="Question" back={back}>
            It does not exist, or it belongs to a course that you are not in.
          </TopicNotFound>
        ))
        .with({ state: 'loaded.notModerated' }, (loaded) => (
          <Shown {...loaded}>
            <RetryAlert title="Your change was not made" onRetry={loaded.onRetry} byHand>
              Please try again.
            </RetryAlert>
          </Shown>
        ))
        .with({ state: 'loaded.ready' }, { state: 'loaded.moderating' }, { state: 'loaded.refreshing' }, (loaded) => (
          <Shown {...loaded} />
        ))
        .with(
          { state: 'loaded.reporting' },
          { state: 'loaded.sendingReport' },
          { state: 'loaded.notReported' },
          { state: 'loaded.reported' },
          ({ state, report, ...loaded }) => (
            <>
              <Shown {...loaded} />
              <ReportDialog stage={stages[state]} {...report} />
            </>
          ),
        )
        .exhaustive()}
    </Page>
  );
}

function Shown({ course, title, question, answers, answering, children }: Loaded & { children?: ReactNode }) {
  return (
    <>
      <PageHeader back={back} eyebrow={course} title={title} />
      {children}
      <article className={post}>
        <p className={facts}>Asked by a student, {question.day}</p>
        <PostBody {...question} />
      </article>
      <Section title={answers.length === 1 ? '1 Answer' : `${answers.length} Answers`}>
        <ol className={list} aria-label="Answers">
          {answers.map((one) => (
            <li key={one.id} className={`${post} ${answer}`} data-right={one.isRight}>
              <div className={head}>
                <h3 className={name}>{one.author}</h3>
                {one.isByInstructor && <Badge>Instructor</Badge>}
                {one.isRight && (
                  <Badge tone="success" icon={<CircleCheck />}>
                    Right
                  </Badge>
                )}
                <span className={facts}>{one.day}</span>
                {one.edited && <span className={facts}>Edited {one.edited}</span>}
              </div>
              <PostBody {...one} />
            </li>
          ))}
        </ol>
        {answering ?? <p className={facts}>This question has as many answers as it can have.</p>}
      </Section>
    </>
  );
}

function PostBody(shown: ShownPost) {
  const { text, isHidden, coursePage, isRight, reports, author, onReport, onEdit, onDelete, onHide, onRight } = shown;
  const of = author ? `${author}'s answer` : 'the question';
  const right = isRight ? 'Not the right answer' : 'Mark as right';
  const hide = isHidden ? 'Show again' : 'Hide';
  return (
    <>
      {coursePage && (
        <Alert tone="warning" title="An instructor has hidden your answer">
          Only you and the instructors still see it. You can write another one below. If you think that it was hidden by
          mistake, choose "Contact Instructor" on <Link to={coursePage}>the course's page</Link>.
        </Alert>
      )}
      {isHidden && !coursePage && (
        <div>
          <Badge tone="warning">Hidden from students</Badge>
        </div>
      )}
      <Markdown fromPerson>{text}</Markdown>
      {reports.length > 0 && (
        <Alert tone="warning" title={reports.length === 1 ? 'Reported' : `Reported ${reports.length} times`}>
          {reports.join(' / ')}
        </Alert>
      )}
      <div className={actions}>
        {onRight && (
          <Button variant="secondary" size="sm" icon={<CircleCheck />} onClick={onRight} aria-label={`${right}: ${of}`}>
            {right}
          </Button>
        )}
        {onHide && (
          <Button
            variant="secondary"
            size="sm"
            icon={isHidden ? <Eye /> : <EyeOff />}
            onClick={onHide}
            aria-label={`${hide}: ${of}`}
          >
            {hide}
          </Button>
        )}
        {onEdit && (
          <Button variant="secondary" size="sm" icon={<Pencil />} onClick={onEdit} aria-label="Edit: your answer">
            Edit
          </Button>
        )}
        {onDelete && (
          <Button variant="secondary" size="sm" icon={<Trash2 />} onClick={onDelete} aria-label="Delete: your answer">
            Delete
          </Button>
        )}
        {onReport && (
          <Button variant="secondary" size="sm" icon={<Flag />} onClick={onReport} aria-label={`Report: ${of}`}>
            Report
          </Button>
        )}
      </div>
    </>
  );
}
