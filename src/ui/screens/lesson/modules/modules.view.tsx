import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Accordion } from '../../../primitives/accordion.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import type { OutlineModule } from './outline-module.ts';
import { Mark, OutlineRow } from './outline-row.tsx';

export type LessonModulesView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'listed' | 'renewing'; modules: readonly OutlineModule[] };

const rows = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '3' });
const locked = css({ px: '3', textStyle: 'small', color: 'fg.muted' });
const list = css({ listStyleType: 'none', p: '0', m: '0' });
const title = css({ display: 'block', textStyle: 'small', fontFamily: 'sans', fontWeight: 'semibold' });
const facts = css({ display: 'flex', alignItems: 'center', gap: '1', textStyle: 'caption', color: 'fg.muted' });

type LessonModulesScreenProps = {
  view: LessonModulesView;
  /** Called when a link is followed, the one to the current lesson included. */
  onFollow?: (() => void) | undefined;
};

/** The modules of the course with their lessons: what is done, what is locked, and where one is (§lesson.35). */
export function LessonModulesScreen({ view, onFollow }: LessonModulesScreenProps) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <div className={rows} aria-busy>
        <LoadingText hasSkeleton />
        <Skeleton shape="title" width="most" />
        <Skeleton width="most" />
        <Skeleton width="third" />
        <Skeleton width="most" />
      </div>
    ))
    .with({ state: 'failed' }, ({ onRetry }) => (
      <RetryAlert onRetry={onRetry}>The course outline could not be loaded. The lesson is not affected.</RetryAlert>
    ))
    .with({ state: 'listed' }, { state: 'renewing' }, ({ modules }) => (
      <Modules modules={modules} onFollow={onFollow} />
    ))
    .exhaustive();
}

function Modules({
  modules,
  onFollow,
}: { modules: readonly OutlineModule[] } & Pick<LessonModulesScreenProps, 'onFollow'>) {
  const current = modules.find(({ lessons }) => lessons.some(({ isCurrent }) => isCurrent));
  return (
    <CurrentInSight>
      <Accordion
        look="list"
        defaultOpen={current ? [current.id] : []}
        items={modules.map((module, index) => ({
          value: module.id,
          title: <ModuleTitle module={module} number={index + 1} />,
          content:
            module.access === 'locked' ? (
              <p className={locked}>Enroll in this course to unlock this module.</p>
            ) : (
              <ul className={list}>
                {module.lessons.map((lesson) => (
                  <OutlineRow key={lesson.id} lesson={lesson} onFollow={onFollow} />
                ))}
              </ul>
            ),
        }))}
      />
    </CurrentInSight>
  );
}

function ModuleTitle({ module, number }: { module: OutlineModule; number: number }) {
  const { done, access } = module;
  const isDone = done !== null && done.of > 0 && done.lessons >= done.of;
  return (
    <>
      <span className={title}>
        {number}. {module.title}
      </span>
      <span className={facts}>
        {access === 'locked' && <Mark state="locked" />}
        {isDone && <Mark state="done" />}
        {match(access)
          .with('locked', () => 'Locked')
          .with('preview', () => 'Free preview')
          .with('open', () => done && `${done.lessons} of ${done.of} done`)
          .exhaustive()}
      </span>
    </>
  );
}

/** Scrolls what the list stands in to the current lesson, and not the page. */
function CurrentInSight({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = here.current?.querySelector('[aria-current]');
    const scroller = here.current?.closest('[data-scrolls], [role=dialog]');
    if (!current || !scroller) return;
    const own = current.getBoundingClientRect();
    const { top, bottom, height } = scroller.getBoundingClientRect();
    if (own.bottom > bottom || own.top < top) scroller.scrollTop += own.top - top - height / 3;
  }, []);
  return <div ref={here}>{children}</div>;
}
