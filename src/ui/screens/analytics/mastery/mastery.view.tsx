import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { CalibrationBin, OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Accordion } from '../../../primitives/accordion.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Section } from '../../../primitives/section.tsx';
import { sections } from '../pictures/sections.ts';
import { Calibration } from './calibration.tsx';
import { OutcomesTable } from './outcomes-table.tsx';
import { Range } from './range.tsx';
import { answersText, courseText, levelLabels, levelTones, rangeText, wasRightText, weakestFirst } from './texts.ts';

export type ShownOutcome = Omit<OutcomeMastery, 'lastAt'> & { onOpen: () => void };
export type ShownMastery = { id: string; title: string; outcomes: readonly ShownOutcome[] };

type Shown = { courses: readonly ShownMastery[]; calibration: readonly CalibrationBin[] };

export type AnalyticsMasteryView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'empty' }
  | ({ state: 'shown' } & Shown);

const list = css({ display: 'flex', flexDirection: 'column', gap: '5', listStyleType: 'none' });
const item = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const course = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' });
const levels = css({ textStyle: 'small', color: 'fg.muted', ms: { sm: 'auto' } });
const name = css({ fontWeight: 'semibold', maxWidth: 'prose' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const way = css({ textStyle: 'small', color: 'accent.text', textDecoration: 'underline', cursor: 'pointer', py: '1' });

/** "Your strengths and gaps" (§analytics.50). */
export function AnalyticsMasteryScreen({ view }: { view: AnalyticsMasteryView }) {
  return (
    <Section
      id={sections.known}
      title="Your strengths and gaps"
      lead="What students with answers like yours get right. A range is right four times out of five, and widens with time."
    >
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="part">Loading what you can do...</Loading>)
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'empty' }, () => <p className={note}>Once you are in a course, what you can do shows here.</p>)
        .with({ state: 'shown' }, (shown) => (
          <>
            <Courses {...shown} />
            <p className={note}>
              Firm means that at least 9 of 10 students with such answers get 6 of 10 or more right.
            </p>
            {shown.calibration.length > 0 && <Calibration calibration={shown.calibration} />}
          </>
        ))
        .exhaustive()}
    </Section>
  );
}

const isKnown = ({ outcomes }: ShownMastery) => outcomes.some(({ attempts }) => attempts > 0);

function Courses({ courses, calibration }: Shown) {
  return (
    <Accordion
      defaultOpen={courses.filter(isKnown).map(({ id }) => id)}
      items={courses.map(({ id, title, outcomes }) => ({
        value: id,
        title: (
          <span className={course}>
            {title}
            <span className={levels}>{courseText(outcomes.map(({ level }) => level))}</span>
          </span>
        ),
        content: (
          <>
            <ul className={list}>
              {weakestFirst(outcomes).map((outcome) => (
                <Outcome key={outcome.id} outcome={outcome} wasRight={wasRightText(outcome.middle, calibration)} />
              ))}
            </ul>
            <OutcomesTable title={title} outcomes={weakestFirst(outcomes)} />
          </>
        ),
      }))}
    />
  );
}

function Outcome({ outcome, wasRight }: { outcome: ShownOutcome; wasRight: string | null }) {
  const { text, level, canBeFirm, attempts, onOpen } = outcome;
  return (
    <li className={item}>
      <p className={name}>{text}</p>
      {level !== 'unknown' && <Range {...outcome} />}
      <div className={head}>
        <Badge tone={levelTones[level]}>{levelLabels[level]}</Badge>
        <span className={note}>{rangeText(outcome)}</span>
        {attempts > 0 && (
          <button type="button" className={way} onClick={onOpen} aria-label={`${answersText(attempts)} to: ${text}`}>
            {answersText(attempts)}
          </button>
        )}
      </div>
      {level !== 'unknown' && wasRight && <p className={note}>{wasRight}</p>}
      {!canBeFirm && <p className={note}>This course asks too little to show that you are firm here.</p>}
    </li>
  );
}
