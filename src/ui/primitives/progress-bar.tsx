import { sva } from 'styled-system/css';
import { Bar } from './bar.tsx';

const barRecipe = sva({
  slots: ['root', 'head', 'value', 'track', 'fill', 'done'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minWidth: '0' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'captionStrong', color: 'fg.muted' },
    value: { color: 'fg.default' },
    track: { height: '2', bg: 'bg.skeleton', borderRadius: 'full', overflow: 'hidden' },
    fill: { height: 'full', borderRadius: 'full' },
    done: { color: 'success.fg' },
  },
  variants: {
    state: {
      indeterminate: { fill: { width: '[40%]', minWidth: '1', bg: 'fg.muted', animation: 'slide' } },
      loading: {},
      complete: {},
    },
  },
});

export type ProgressState = 'indeterminate' | 'loading' | 'complete';

/** `indeterminate` without a value, `complete` at the maximum, otherwise `loading`. */
export function progressState(value: number | null, max: number): ProgressState {
  if (value === null) return 'indeterminate';
  return value >= max ? 'complete' : 'loading';
}

export type ProgressBarProps = {
  /** What the progress is of. */
  label: string;
  /** 0 to `max`; `null` while it is not known. */
  value: number | null;
  /** The value at the end. 100 unless said otherwise. */
  max?: number | undefined;
  /** The words at the end of the line, such as "35% complete"; by default the percentage. */
  valueText?: string | undefined;
  /** Shows only the bar; label and value are for screen readers. */
  bare?: boolean | undefined;
};

/** The progress of a course or a module. */
export function ProgressBar({ label, value, max = 100, valueText, bare = false }: ProgressBarProps) {
  const state = progressState(value, max);
  const share = value === null ? 0 : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (value === null ? undefined : `${Math.round(share * 100)}%`);
  const slots = barRecipe({ state });
  return (
    <div className={slots.root}>
      {!bare && (
        <div className={slots.head} aria-hidden>
          <span>{label}</span>
          {text && <span className={slots.value}>{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : share * max}
        aria-valuetext={text}
        data-state={state}
        className={slots.track}
      >
        {value === null ? (
          <div className={slots.fill} />
        ) : (
          share > 0 && <Bar className={slots.done} percent={share * 100} />
        )}
      </div>
    </div>
  );
}
