/** The first window of `/analytics`: four small pictures, each with its numbers further down (§analytics.96). */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { type Day, WeekPicture } from '../../../parts/pictures/week-picture.tsx';
import { DonePicture, type DoneProps } from './done-picture.tsx';
import { KnownPicture, type KnownProps } from './known-picture.tsx';
import { type Action, PicturePanel } from './panel.tsx';
import { sections } from './sections.ts';
import { WeeksPicture, type WeeksProps } from './weeks-picture.tsx';

/** What one picture shows. Why it could not be loaded, and trying again, is in the section below. */
export type Picture<Content> =
  | { state: 'loading' | 'failed' }
  /** There is nothing to draw yet; the text says when there will be. */
  | { state: 'empty'; title: string; text: string; action: Action }
  | ({ state: 'shown'; title: string; action: Action } & Content);

export type PicturesProps = {
  week: Picture<{ sentence: string; days: readonly Day[]; goalShare: number | null }>;
  weeks: Picture<WeeksProps>;
  known: Picture<KnownProps>;
  done: Picture<DoneProps>;
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(12, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
  '& > *': { gridColumn: { md: 'span 4' } },
  // The week, and beside it what matters now.
  '& > :nth-child(1)': { gridColumn: { md: '1 / -1', xl: 'span 3' } },
  '& > :nth-child(2)': { gridColumn: { md: '1 / -1', xl: 'span 9' } },
});
const note = css({ textStyle: 'small', color: 'fg.muted' });
const toBottom = css({ mt: 'auto' });

/** `glance`: what matters now, which comes after the week, so that both are in the first window of a phone. */
export function Pictures({ glance, week, weeks, known, done }: PicturesProps & { glance: ReactNode }) {
  return (
    <div className={grid}>
      <Panel picture={week} name="This week" numbers={sections.week}>
        {week.state === 'shown' && (
          <>
            <p className={note}>{week.sentence}</p>
            <div className={toBottom}>
              <WeekPicture days={week.days} goalShare={week.goalShare} />
            </div>
          </>
        )}
      </Panel>
      {glance}
      <Panel picture={weeks} name="Week by week" numbers={sections.weeks}>
        {weeks.state === 'shown' && <WeeksPicture {...weeks} />}
      </Panel>
      <Panel picture={known} name="What you know" numbers={sections.known}>
        {known.state === 'shown' && <KnownPicture {...known} />}
      </Panel>
      <Panel picture={done} name="When you are done" numbers={sections.done}>
        {done.state === 'shown' && <DonePicture {...done} />}
      </Panel>
    </div>
  );
}

type PanelProps = {
  picture: Picture<object>;
  /** The title until there is one that says what is shown. */
  name: string;
  numbers: string;
  children: ReactNode;
};

function Panel({ picture, name, numbers, children }: PanelProps) {
  const pending = { title: name, numbers, action: { label: 'Details', to: `#${numbers}` } };
  return match(picture)
    .with({ state: 'loading' }, () => (
      <PicturePanel {...pending}>
        <p className={note}>Loading...</p>
      </PicturePanel>
    ))
    .with({ state: 'failed' }, () => (
      <PicturePanel {...pending}>
        <p className={note}>Could not be loaded.</p>
      </PicturePanel>
    ))
    .with({ state: 'empty' }, ({ title, text, action }) => (
      <PicturePanel title={title} numbers={numbers} action={action}>
        <p className={note}>{text}</p>
      </PicturePanel>
    ))
    .with({ state: 'shown' }, ({ title, action }) => (
      <PicturePanel title={title} numbers={numbers} action={action}>
        {children}
      </PicturePanel>
    ))
    .exhaustive();
}
