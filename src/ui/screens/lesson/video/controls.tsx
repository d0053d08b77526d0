import { Captions, CaptionsOff, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { css } from 'styled-system/css';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { clock, spokenTime } from './clock.ts';

export type Speed = 0.75 | 1 | 1.25 | 1.5 | 2;
export const speeds: readonly Speed[] = [0.75, 1, 1.25, 1.5, 2];

export type ControlsProps = {
  playing: 'paused' | 'playing' | 'ended';
  /** Null while the video cannot be played yet. */
  onPlay: (() => void) | null;
  onPause: () => void;
  seconds: number;
  duration: number;
  onSeek: (seconds: number) => void;
  speed: number;
  onSpeed: (speed: number) => void;
  hasCaptions: boolean;
  onCaptions: () => void;
  /** The sound of a file; absent for an explanation, which has none. */
  sound?: { isMuted: boolean; onToggle: () => void } | undefined;
};

const bar = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  p: '2',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  _print: { display: 'none' },
});
const range = css({ width: 'full', minHeight: 'control', m: '0', accentColor: 'accent.default', cursor: 'pointer' });
const times = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const rest = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const choice = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' });
const select = css({
  minHeight: 'control',
  px: '2',
  color: 'fg.default',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
});
const buttons = css({ display: 'flex', gap: '1' });

/** Play, position, speed and captions. All are native controls, whose keys every device knows. */
export function Controls(props: ControlsProps) {
  const { playing, onPlay, onPause, seconds, duration, onSeek, speed, onSpeed, hasCaptions, onCaptions, sound } = props;
  return (
    <div className={bar}>
      {playing === 'playing' ? (
        <IconButton variant="primary" label="Pause" icon={<Pause aria-hidden />} onClick={onPause} />
      ) : (
        <IconButton
          variant="primary"
          label={playing === 'ended' ? 'Play again' : 'Play'}
          icon={playing === 'ended' ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
          aria-disabled={onPlay === null}
          onClick={() => onPlay?.()}
        />
      )}
      <input
        type="range"
        className={range}
        aria-label="Position"
        aria-valuetext={`${spokenTime(seconds)} of ${spokenTime(duration)}`}
        min={0}
        max={duration}
        step={1}
        value={Math.min(seconds, duration)}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <span className={times}>
        {clock(seconds)} / {clock(duration)}
      </span>
      <div className={rest}>
        <label className={choice}>
          Speed
          <select className={select} value={speed} onChange={({ target }) => onSpeed(Number(target.value))}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <div className={buttons}>
          {sound && (
            <IconButton
              label="Sound"
              icon={sound.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
              aria-pressed={!sound.isMuted}
              onClick={sound.onToggle}
            />
          )}
          <IconButton
            label="Captions"
            icon={hasCaptions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
            aria-pressed={hasCaptions}
            onClick={onCaptions}
          />
        </div>
      </div>
    </div>
  );
}
