import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Player, type PlayerProps } from './player.tsx';
import { Stills, type StillsProps } from './stills.tsx';

/** States without a video have the transcript to read. */
type Without = { transcript: ReactNode };

type Open = 'preparing' | 'paused' | 'playing' | 'waiting' | 'ended';

export type LessonVideoView =
  | ({ state: 'loading' } & Without)
  | ({ state: 'failed' | 'unplayable'; onRetry: () => void } & Without)
  | ({ state: 'stills' } & StillsProps)
  | { state: `open.${Open}`; player: PlayerProps };

const notes = css({ display: 'flex', flexDirection: 'column', gap: '6' });

/** A video lesson's player (§lesson.20). */
export function LessonVideoScreen({ view }: { view: LessonVideoView }) {
  return match(view)
    .with({ state: 'loading' }, ({ transcript }) => (
      <div className={notes} aria-busy>
        <LoadingText />
        {transcript}
      </div>
    ))
    .with({ state: 'failed' }, ({ onRetry, transcript }) => (
      <div className={notes}>
        <RetryAlert onRetry={onRetry}>The video could not be loaded. Its words are below.</RetryAlert>
        {transcript}
      </div>
    ))
    .with({ state: 'unplayable' }, ({ onRetry, transcript }) => (
      <div className={notes}>
        <RetryAlert onRetry={onRetry}>The video could not be played. Its words are below.</RetryAlert>
        {transcript}
      </div>
    ))
    .with({ state: 'stills' }, ({ state: _, ...stills }) => <Stills {...stills} />)
    .with({ state: 'open.preparing' }, { state: 'open.waiting' }, ({ player }) => <Player {...player} isLoading />)
    .with({ state: 'open.paused' }, { state: 'open.playing' }, { state: 'open.ended' }, ({ player }) => (
      <Player {...player} />
    ))
    .exhaustive();
}
