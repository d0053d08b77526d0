import { useEffect, useRef } from 'react';
import { css, cva } from 'styled-system/css';
import { Section } from '../../../primitives/section.tsx';
import { clock } from './clock.ts';
import type { Cue } from './scenes.ts';

const list = css({
  listStyle: 'none',
  m: '0',
  p: '2',
  maxHeight: '96',
  overflowY: 'auto',
  position: 'relative',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  bg: 'bg.surface',
});
const row = cva({
  base: { display: 'flex', alignItems: 'baseline', gap: '2', py: '1', px: '2', borderRadius: 'md' },
  variants: { isNow: { true: { bg: 'accent.subtle' }, false: {} } },
});
const title = css({ textStyle: 'label', pt: '3', px: '2' });
const time = css({
  flexShrink: '0',
  minHeight: 'control',
  minWidth: 'control',
  px: '1',
  textStyle: 'small',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  color: 'accent.text',
  bg: 'transparent',
  borderWidth: 'none',
  cursor: 'pointer',
  textDecoration: 'underline',
});
const sentenceStyle = css({ minWidth: '0', cursor: 'pointer' });

export type TranscriptProps = {
  cues: readonly Cue[];
  /** The names of the chapters, by the index of the cue that each begins with. */
  titles: ReadonlyMap<number, string>;
  /** The index of the current cue; -1 if there is none. */
  now: number;
  onSeek: (seconds: number) => void;
};

/** The transcript with times. It scrolls along with the video, unannounced; each time is a button that leads there. */
export function FollowedTranscript({ cues, titles, now, onSeek }: TranscriptProps) {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current || !current) return;
    // Scrolls the list only, never the page.
    const middle = current.offsetTop - box.current.clientHeight / 2;
    if (now >= 0) box.current.scrollTop = Math.max(0, middle);
  }, [now]);
  return (
    <Section title="Transcript">
      <ol ref={box} className={list}>
        {cues.map(({ start, text }, index) => (
          <li key={start}>
            {titles.has(index) && <h3 className={title}>{titles.get(index)}</h3>}
            <div className={row({ isNow: index === now })} {...(index === now && { 'aria-current': 'true' })}>
              <button type="button" className={time} aria-label={`Go to ${clock(start)}`} onClick={() => onSeek(start)}>
                {clock(start)}
              </button>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button before it does the same */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
              <span className={sentenceStyle} onClick={() => onSeek(start)}>
                {text}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
