import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Section } from '../../../primitives/section.tsx';
import { screenOnly } from '../path/on-paper.ts';
import { StepsMap } from './map.tsx';
import { nextText, type ShownStep, stepsTitle } from './shown.ts';
import { Step } from './step.tsx';

/** The other flows of the part: what is known can be skipped, and the order be changed. */
type Slots = { skips: ReactNode; arrangement: ReactNode };
type Shown = Slots & { steps: readonly ShownStep[] };
type OnMap = Shown & { onOpen: (courseId: string, moduleId: string) => void };

export type PathStepsView =
  | ({ state: 'drawn'; onList: () => void } & OnMap)
  /** `numbers`: the dialog with those of a module, which is loaded after the page. */
  | ({ state: 'opened'; numbers: ReactNode } & OnMap)
  | ({ state: 'listed'; onMap: () => void } & Shown);

const forms = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
] as const;

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '6', listStyleType: 'none' });
const onPaper = css({ display: 'none', _print: { display: 'flex' } });

/** The steps of a path, in order: a map of them, or a list for everyone who prefers it (§analytics.97). */
export function PathStepsScreen({ view }: { view: PathStepsView }) {
  return match(view)
    .with({ state: 'drawn' }, (shown) => <Drawn view={shown} onList={shown.onList} />)
    .with({ state: 'opened' }, (shown) => (
      <>
        <Drawn view={shown} />
        {shown.numbers}
      </>
    ))
    .with({ state: 'listed' }, ({ onMap, ...shown }) => (
      <Frame
        shown={shown}
        form="list"
        lead="In order, and why. In each course, a module builds on the one before it."
        onForm={onMap}
      >
        <List steps={shown.steps} />
      </Frame>
    ))
    .exhaustive();
}

function Drawn({ view, onList }: { view: OnMap; onList?: () => void }) {
  return (
    <Frame shown={view} form="map" lead={nextText(view.steps)} onForm={onList}>
      <StepsMap steps={view.steps} onOpen={view.onOpen} />
      {/* A map may be wider than paper, and says less. */}
      <div className={onPaper}>
        <List steps={view.steps} />
      </div>
    </Frame>
  );
}

type FrameProps = {
  shown: Shown;
  form: 'map' | 'list';
  lead: string;
  /** Shows the other form. */
  onForm: (() => void) | undefined;
  children: ReactNode;
};

function Frame({ shown: { steps, skips, arrangement }, form, lead, onForm, children }: FrameProps) {
  return (
    <Section
      title={stepsTitle(steps)}
      lead={lead}
      action={
        <div className={`${row} ${screenOnly}`}>
          <FilterGroup
            label="Show as"
            options={forms}
            value={form}
            onValueChange={(value) => value !== form && onForm?.()}
          />
          {steps.length > 1 && arrangement}
        </div>
      }
    >
      {children}
      <div className={screenOnly}>{skips}</div>
    </Section>
  );
}

function List({ steps }: Pick<Shown, 'steps'>) {
  return (
    <ol className={list}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} />
      ))}
    </ol>
  );
}
