import { ArrowLeft, ArrowRight } from 'lucide-react';
import { css } from 'styled-system/css';
import type { VideoChapter } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { Drawing } from './drawing.tsx';
import { titlesOf } from './player.tsx';
import { cueAt, cuesOf, startsOf, stillOf } from './scenes.ts';
import { FollowedTranscript } from './transcript.tsx';

const root = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const box = css({
  m: '0',
  overflow: 'hidden',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
});
const captionStyle = css({ p: '4', bg: 'bg.sunken', display: 'flex', flexDirection: 'column', gap: '2' });
const title = css({ textStyle: 'label' });
// The buttons are beside each other or, if that is too narrow, one above the other; all are of the same width.
const ways = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 11rem), 1fr))]',
  gap: '2',
  maxWidth: 'form',
  mt: '2',
});
const counter = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export type StillsProps = { chapters: readonly VideoChapter[]; seconds: number; onSeek: (seconds: number) => void };

/** For people who want no motion: each chapter is a still picture with its text, and they go on when they like. */
export function Stills({ chapters, seconds, onSeek }: StillsProps) {
  const starts = startsOf(chapters);
  const cues = cuesOf(chapters);
  const at = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
  const chapter = chapters[at];
  if (!chapter) return null;
  const text = chapter.sentences.map((sentence) => sentence.text).join(' ');
  const go = (to: number) => onSeek(starts[to] ?? 0);
  const named = chapters.map((each, index) => ({ title: each.title, start: starts[index] ?? 0 }));
  return (
    <div className={root}>
      <figure className={box}>
        <Drawing marks={stillOf(chapter)} label={chapter.title} />
        <figcaption className={captionStyle}>
          <span className={counter} aria-live="polite">
            Picture {at + 1} of {chapters.length}
          </span>
          <span className={title}>{chapter.title}</span>
          <span>{text}</span>
          <div className={ways}>
            <Button
              variant="secondary"
              icon={<ArrowLeft />}
              aria-disabled={at === 0}
              onClick={() => at > 0 && go(at - 1)}
            >
              Previous picture
            </Button>
            <Button
              iconAfter={<ArrowRight />}
              aria-disabled={at === chapters.length - 1}
              onClick={() => at < chapters.length - 1 && go(at + 1)}
            >
              Next picture
            </Button>
          </div>
        </figcaption>
      </figure>
      <FollowedTranscript cues={cues} titles={titlesOf(cues, named)} now={cueAt(cues, seconds)} onSeek={onSeek} />
    </div>
  );
}
