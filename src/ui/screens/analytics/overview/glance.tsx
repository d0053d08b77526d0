/** The summary at the top of the page: what is due, what is shaky, and when courses will be done (§analytics.53). */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { useOnline } from '../../../primitives/use-online.ts';
import type { AnalyticsForecastsView } from '../forecasts/forecasts.view.tsx';
import { rangeOfDays } from '../forecasts/texts.ts';
import type { AnalyticsMasteryView, ShownMastery } from '../mastery/mastery.view.tsx';
import { otherCourses } from '../week/texts.ts';

const box = css({
  display: 'grid',
  height: 'full',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  columnGap: '6',
  rowGap: '3',
  m: '0',
  p: '4',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  bg: 'bg.surface',
  // On phones each name is beside its content, so that all three fit on the first screen.
  '& > div': {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    flexDirection: { base: 'row', md: 'column' },
    gap: '1',
    '& > dt': { flexBasis: { base: '[4.5rem]', md: '[auto]' } },
    '& > dd': { flex: { base: '[1 1 8rem]', md: 'none' }, minWidth: '0' },
  },
});
const term = css({ fontWeight: 'semibold' });
const description = css({ m: '0', textStyle: 'small' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyleType: 'none' });

type GlanceProps = { due: ReactNode; mastery: AnalyticsMasteryView; forecasts: AnalyticsForecastsView };

export function Glance({ due, mastery, forecasts }: GlanceProps) {
  return (
    <section aria-label="At a glance">
      <dl className={box}>
        <Entry name="Due">{due}</Entry>
        <Entry name="Shaky">{shaky(mastery)}</Entry>
        <Entry name="Done by">{doneBy(forecasts)}</Entry>
      </dl>
    </section>
  );
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={term}>{name}</dt>
    <dd className={description}>{children}</dd>
  </div>
);

/**
 * The summary loads again by itself once the browser is online (§shell.21). The reason and the button to try again are
 * in the part below, which may arrive only after that.
 */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry);
  return 'Could not be loaded.';
}

const shaky = (view: AnalyticsMasteryView): ReactNode =>
  match(view)
    .with({ state: 'loading' }, () => 'Loading...')
    .with({ state: 'failed' }, ({ onRetry }) => <NotLoaded onRetry={onRetry} />)
    .with({ state: 'empty' }, () => 'Nothing is known yet.')
    .with({ state: 'shown' }, ({ courses }) => shakyIn(courses))
    .exhaustive();

function shakyIn(courses: readonly ShownMastery[]): ReactNode {
  const all = courses.flatMap(({ outcomes }) => outcomes);
  if (all.every(({ level }) => level === 'unknown')) return 'Nothing is known yet.';
  const found = courses.flatMap(({ id, title, outcomes }) => {
    const count = outcomes.filter(({ level }) => level === 'shaky').length;
    return count > 0 ? [{ id, text: `${count} of ${outcomes.length} outcomes in ${title}` }] : [];
  });
  return found.length === 0 ? 'Nothing, as far as your answers show.' : <Few items={found} />;
}

const doneBy = (view: AnalyticsForecastsView): ReactNode =>
  match(view)
    .with({ state: 'loading' }, () => 'Loading...')
    .with({ state: 'failed' }, ({ onRetry }) => <NotLoaded onRetry={onRetry} />)
    .with({ state: 'empty' }, () => 'No course is under way.')
    .with({ state: P.union('shown', 'refreshing') }, ({ courses }) => (
      <Few
        items={courses.map((course) => ({ id: course.id, text: `${course.title}: ${within(rangeOfDays(course))}` }))}
      />
    ))
    .exhaustive();

/** A sentence with a small first letter, to be used inside another. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** How many courses are listed by name; the others are only counted. */
const namedAtMost = 2;

function Few({ items }: { items: readonly { id: string; text: string }[] }) {
  const others = otherCourses(items.length - namedAtMost);
  return (
    <ul className={list}>
      {items.slice(0, namedAtMost).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
      {others && <li>{others}</li>}
    </ul>
  );
}
