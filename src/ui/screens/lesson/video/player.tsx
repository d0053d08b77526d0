import { Play } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { clock } from './clock.ts';
import { Controls, type ControlsProps } from './controls.tsx';
import { type Cue, cueAt } from './scenes.ts';
import { FollowedTranscript } from './transcript.tsx';

export type PlayerProps = ControlsProps & {
  /** The picture: the drawing at this moment, or the video element. */
  picture: ReactNode;
  cues: readonly Cue[];
  /** Empty for a file without chapters. */
  chapters: readonly { title: string; start: number }[];
  /** The player is waiting for data. */
  isLoading?: boolean;
};

const root = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const box = css({
  overflow: 'hidden',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
});
const stage = css({ position: 'relative', cursor: 'pointer', bg: 'bg.surface' });
const start = css({
  position: 'absolute',
  inset: '0',
  m: 'auto',
  boxSize: '16',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'accent.default',
  color: 'accent.on',
  '& svg': { boxSize: '7' },
  _print: { display: 'none' },
});
const caption = css({
  minHeight: '20',
  maxWidth: 'full',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  px: '4',
  py: '2',
  m: '0',
  textAlign: 'center',
  bg: 'bg.sunken',
  color: 'fg.default',
});
const list = css({ listStyle: 'none', m: '0', p: '0', display: 'flex', flexWrap: 'wrap', gap: '2' });
const chapter = css({
  minHeight: 'control',
  px: '3',
  py: '1',
  textStyle: 'small',
  textAlign: 'start',
  color: 'fg.default',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  cursor: 'pointer',
  '&[aria-current]': { borderColor: 'accent.default', bg: 'accent.subtle' },
});

/** The seconds that an arrow key moves. */
const leap = 5;

export function Player({ picture, cues, chapters, isLoading = false, ...controls }: PlayerProps) {
  const { playing, onPlay, onPause, seconds, duration, onSeek, hasCaptions, onCaptions } = controls;
  const now = cueAt(cues, seconds);
  const inChapter = chapters.findLastIndex(({ start }) => start <= seconds);
  const toggle = () => (playing === 'playing' ? onPause() : onPlay?.());

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { tagName } = event.target instanceof HTMLElement ? event.target : { tagName: '' };
    // Leave the keys of controls to the controls.
    const isOwn =
      tagName === 'SELECT' || (tagName === 'INPUT' && event.key !== 'k' && event.key !== 'c' && event.key !== ' ');
    if (isOwn || (tagName === 'BUTTON' && event.key === ' ')) return;
    if (event.key === 'k' || event.key === ' ') toggle();
    else if (event.key === 'ArrowLeft') onSeek(Math.max(0, seconds - leap));
    else if (event.key === 'ArrowRight') onSeek(Math.min(duration, seconds + leap));
    else if (event.key === 'c') onCaptions();
    else return;
    event.preventDefault();
  }

  return (
    <div className={root}>
      <section className={box} aria-label="Video player" aria-busy={isLoading} onKeyDown={press}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beneath it does the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div className={stage} onClick={toggle}>
          {picture}
          {playing === 'paused' && seconds === 0 && !isLoading && (
            <span className={start} aria-hidden>
              <Play />
            </span>
          )}
        </div>
        {isLoading && (
          <p role="status" className={caption}>
            Loading...
          </p>
        )}
        {hasCaptions && !isLoading && <p className={caption}>{cues[now]?.text}</p>}
        <Controls {...controls} />
      </section>
      {chapters.length > 0 && (
        <nav aria-label="Chapters">
          <ol className={list}>
            {chapters.map(({ title, start }, index) => (
              <li key={start}>
                <button
                  type="button"
                  className={chapter}
                  {...(index === inChapter && { 'aria-current': 'true' })}
                  onClick={() => onSeek(start)}
                >
                  {clock(start)} {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {cues.length > 0 && (
        <FollowedTranscript cues={cues} titles={titlesOf(cues, chapters)} now={now} onSeek={onSeek} />
      )}
    </div>
  );
}

export function titlesOf(cues: readonly Cue[], chapters: PlayerProps['chapters']): Map<number, string> {
  return new Map(chapters.map(({ title, start }) => [cues.findIndex((cue) => cue.start === start), title]));
}
