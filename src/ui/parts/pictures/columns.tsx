import { css, cva } from 'styled-system/css';

export type Column = {
  /** How much of the picture's height: 0 to 100. */
  share: number;
  tone?: 'reached' | 'current' | undefined;
};
export type ColumnsProps = {
  /** One beside the other, from the left. */
  columns: readonly Column[];
  size: 'small' | 'medium' | 'large';
  /** Where a goal's line is drawn, as a share of the height; null without a goal. */
  goalShare?: number | null;
};

const picture = cva({
  base: { display: 'block', width: 'full' },
  variants: {
    size: { small: { height: '5' }, medium: { height: { base: '10', md: '14' } }, large: { height: '20' } },
  },
});
const ground = css({ fill: 'border.strong' });
const plain = css({ fill: 'fg.muted' });
const tones = { reached: css({ fill: 'success.fg' }), current: css({ fill: 'accent.text' }) };
const goal = css({ stroke: 'fg.default', strokeWidth: '[1]', strokeDasharray: '[3 3]' });

/** What is not nothing can be seen. */
const least = 5;

/** A column for each of a few values, such as the days of a week. For the eye: the text beside it says the same. */
export function Columns({ columns, size, goalShare = null }: ColumnsProps) {
  const step = 100 / columns.length;
  return (
    <svg className={picture({ size })} aria-hidden focusable="false">
      {columns.map(({ share, tone }, index) => {
        const height = share > 0 ? Math.max(share, least) : 0;
        const [x, width] = [`${(index + 0.15) * step}%`, `${0.7 * step}%`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names; their place is what they are.
          <g key={index}>
            <rect x={x} width={width} y="97%" height="3%" className={ground} />
            {height > 0 && (
              <rect
                x={x}
                width={width}
                y={`${100 - height}%`}
                height={`${height}%`}
                rx="2"
                className={tone ? tones[tone] : plain}
              />
            )}
          </g>
        );
      })}
      {goalShare !== null && (
        <line x1="0" x2="100%" y1={`${100 - goalShare}%`} y2={`${100 - goalShare}%`} className={goal} />
      )}
    </svg>
  );
}
