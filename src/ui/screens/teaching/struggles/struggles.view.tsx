import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { StruggleItem, StruggleLesson, StruggleOutcome } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Misfits, type ShownMisfit } from './misfits.tsx';
import { hardestText, triesLabels } from './texts.ts';

type Shown = {
  /** Ordered with the hardest first, like the lessons and the outcomes. */
  items: readonly StruggleItem[];
  lessons: readonly StruggleLesson[];
  outcomes: readonly StruggleOutcome[];
  /** Those of the items that do not fit. */
  misfits: readonly ShownMisfit[];
  /** How many questions and exercises the course has. */
  total: number;
  /** When the figures last changed: `20 November 2026`. */
  day: string;
  chart: ReactNode;
};

export type StrugglesView = { course: string } & (
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'tooFew' }
  | ({ state: 'shown' } & Shown)
);

const lead = css({ textStyle: 'lead', maxWidth: 'prose' });
const title = css({ fontWeight: 'semibold' });
const muted = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });
const about = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const wrongAnswer = css({ '& p': { textStyle: 'small' } });

/** The problem areas of a course (§teaching.21). */
export function StrugglesScreen({ view }: { view: StrugglesView }) {
  return (
    <TeachFrame place={{ page: 'Problem areas', course: view.course }}>
      {/* The trail names the course: the room is for the chart. */}
      <PageHeader title="Problem areas" />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Figures">
            <Loading shape="part" />
          </section>
        ))
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'tooFew' }, () => (
          <EmptyState icon={<Users aria-hidden />} title="Five students are needed before anything is shown">
            Once five students have tried the same question or exercise, it shows here how many were right.
          </EmptyState>
        ))
        .with({ state: 'shown' }, (shown) => <Found {...shown} />)
        .exhaustive()}
    </TeachFrame>
  );
}

function Found({ items, misfits, lessons, outcomes, total, day, chart }: Shown) {
  const [hardest] = items;
  return (
    <>
      {chart}
      {hardest && (
        <p className={lead}>
          Most difficult: <q>{hardest.text}</q>
          {/[.?!]$/.test(hardest.text) ? ' ' : '. '}
          {hardestText(hardest)}
        </p>
      )}
      {misfits.length > 0 && <Misfits misfits={misfits} />}
      <Section
        title="Questions and exercises"
        lead={`${items.length} of ${total} were tried by five students or more.`}
      >
        <FiguresTable
          label="Questions and exercises, as a table"
          what="Question or exercise"
          rows={items.map((item) => ({ ...item, what: <About {...item} /> }))}
        />
      </Section>
      <Section title="Lessons">
        <FiguresTable
          label="Lessons, as a table"
          what="Lesson"
          rows={lessons.map((lesson) => ({ ...lesson, what: lesson.title }))}
        />
      </Section>
      {outcomes.length > 0 && (
        <Section title="Outcomes">
          <FiguresTable
            label="Outcomes, as a table"
            what="After it, students can"
            rows={outcomes.map((outcome) => ({ ...outcome, what: outcome.text }))}
          />
        </Section>
      )}
      <p className={muted}>
        20+ means at least 20 students. Shares are rounded to 5%, and never say that all students were right, or none.
        The figures of a question or an exercise change once five more students have tried it, so that nobody's own
        answers can be told. They last changed on {day}.
      </p>
    </>
  );
}

function About({ kind, lessonTitle, text, tries, wrong }: StruggleItem) {
  return (
    <div className={about}>
      <span className={title}>{text}</span>
      <span className={muted}>{kind === 'question' ? `Question in: ${lessonTitle}` : 'Exercise'}</span>
      {tries && <span className={muted}>The median student solved it in {triesLabels[tries]}.</span>}
      {wrong !== undefined && (
        <div className={wrongAnswer}>
          <span className={muted}>{kind === 'question' ? 'Wrong answer given most:' : 'Most frequent mistake:'}</span>
          {kind === 'question' ? <p>{wrong}</p> : <Markdown>{wrong}</Markdown>}
        </div>
      )}
    </div>
  );
}
