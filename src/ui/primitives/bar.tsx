import { css, cx } from 'styled-system/css';

const bar = css({
  display: 'block',
  width: 'full',
  height: 'full',
  fill: '[currentColor]',
  _rtl: { transform: 'scaleX(-1)' },
});

/** The smallest part that can still be seen. */
const least = 1.5;

export type BarProps = {
  /** How much of the bar is filled: 0 to 100. */
  percent: number;
  /** Its colour, as the text's. */
  className: string | undefined;
};

/** The filled part of a bar. Drawn, because the content policy lets no page come with `style` attributes. */
export function Bar({ percent, className }: BarProps) {
  return (
    <svg className={cx(bar, className)} aria-hidden>
      <rect width={`${Math.max(percent, least)}%`} height="100%" rx="4" />
    </svg>
  );
}
