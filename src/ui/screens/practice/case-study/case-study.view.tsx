import { ArrowRight, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { CaseStudyScene, DataTable } from '../../../../api/generated/schema.d.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { DataRoom } from './data-room.tsx';
import { Decisions } from './decisions.tsx';
import { Ending } from './ending.tsx';
import { Scene } from './scene.tsx';

export type Shown = {
  scene: CaseStudyScene;
  /** The decisions so far, in their order. */
  way: readonly { title: string; decision: string }[];
  /** The tables that the story has opened so far. */
  tables: readonly DataTable[];
};

export type CaseStudyView =
  | {
      state: 'deciding';
      shown: Shown;
      draft?: ReactNode;
      /** The story was completed on an earlier visit. */
      isCompleted: boolean;
      onDecide: (decision: string) => void;
      /** Undefined in the first scene. */
      onBack: (() => void) | undefined;
    }
  | { state: 'ended.underWay'; shown: Shown; draft?: ReactNode }
  /** `delayed`: the call is retried by itself. */
  | { state: 'ended.delayed'; shown: Shown; draft?: ReactNode; reason: string; onRetry: () => void }
  | {
      state: 'refused';
      shown: Shown;
      draft?: ReactNode;
      reason: string;
      onRetry: () => void;
      onStartAgain: () => void;
    }
  | {
      state: 'completed';
      shown: Shown;
      /** False for instructors and visitors, who cannot complete lessons. */
      isCounted: boolean;
      nextTo?: string | undefined;
      onStartAgain: () => void;
    };

const stack = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' });
const choice = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** The sentence at the end of the story. */
const statuses: Record<CaseStudyView['state'], string> = {
  deciding: '',
  'ended.underWay': 'Saving the end...',
  'ended.delayed': '',
  refused: '',
  completed: 'The lesson is completed.',
};

/** A story with a data room; each decision leads to the next scene (§practice.60). */
export function CaseStudyScreen({ view }: { view: CaseStudyView }) {
  const { shown } = view;
  const status = view.state === 'completed' && !view.isCounted ? '' : statuses[view.state];
  return (
    <div className={stack}>
      <Scene scene={shown.scene} way={shown.way}>
        {shown.scene.ending && <Ending ending={shown.scene.ending} status={status} />}
      </Scene>
      {match(view)
        .with({ state: 'deciding' }, ({ draft, isCompleted, onDecide, onBack }) => (
          <>
            {isCompleted && (
              <p className={note}>You have completed this case study. It stays completed, however you decide now.</p>
            )}
            {/* Before the decisions, because students need the data to decide. */}
            <DataRoom tables={shown.tables} />
            <div className={choice}>
              <Decisions scene={shown.scene} onDecide={onDecide} />
              {onBack && (
                <div>
                  <Button variant="ghost" icon={<Undo2 />} onClick={onBack}>
                    Undo the last decision
                  </Button>
                </div>
              )}
              <FormNotes draft={draft} />
            </div>
          </>
        ))
        .with({ state: 'ended.underWay' }, ({ draft }) => <FormNotes draft={draft} />)
        .with({ state: 'ended.delayed' }, ({ draft, reason, onRetry }) => (
          <>
            <FormNotes draft={draft} waits />
            <RetryAlert title="The end was not saved" onRetry={onRetry} byHand>
              {reason}
            </RetryAlert>
          </>
        ))
        .with({ state: 'refused' }, ({ draft, reason, onRetry, onStartAgain }) => (
          <>
            <FormNotes draft={draft} />
            <RetryAlert title="The end was not saved" onRetry={onRetry} byHand>
              {reason}
            </RetryAlert>
            <StartAgain onStartAgain={onStartAgain} />
          </>
        ))
        .with({ state: 'completed' }, ({ nextTo, onStartAgain }) => (
          <div className={row}>
            {nextTo && (
              <LinkButton to={nextTo} iconAfter={<ArrowRight aria-hidden />}>
                Next lesson
              </LinkButton>
            )}
            <StartAgain onStartAgain={onStartAgain} />
          </div>
        ))
        .exhaustive()}
      {view.state !== 'deciding' && <DataRoom tables={shown.tables} />}
    </div>
  );
}

function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <div>
      <Button variant="secondary" icon={<RotateCcw aria-hidden />} onClick={onStartAgain}>
        Decide otherwise
      </Button>
    </div>
  );
}
