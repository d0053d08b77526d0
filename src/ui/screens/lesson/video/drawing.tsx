import { css, cva } from 'styled-system/css';
import { canvas, type Line, type Mark } from './marks.ts';

const frame = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  maxHeight: '96',
  bg: 'bg.surface',
  fontFamily: 'sans',
});

const solid = cva({
  variants: {
    tone: {
      ink: { fill: 'fg.default' },
      muted: { fill: 'fg.muted' },
      faint: { fill: 'border.strong' },
      paper: { fill: 'accent.on' },
      accent: { fill: 'accent.default' },
      soft: { fill: 'accent.subtle' },
      alarm: { fill: 'dangerSolid.default' },
    },
  },
});
const drawn = cva({
  base: { fill: '[none]' },
  variants: {
    tone: {
      ink: { stroke: 'fg.default' },
      muted: { stroke: 'fg.subtle' },
      faint: { stroke: 'border.strong' },
      paper: { stroke: 'accent.on' },
      accent: { stroke: 'accent.default' },
      soft: { stroke: 'accent.subtle' },
      alarm: { stroke: 'dangerSolid.default' },
    },
  },
});

/** The drawing at one moment. Screen readers get `label`, which says what the drawing is about. */
export function Drawing({ marks, label }: { marks: readonly Mark[]; label: string }) {
  return (
    <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} role="img" aria-label={label} className={frame}>
      {marks.map((mark) => (
        <Shape key={mark.key} mark={mark} />
      ))}
    </svg>
  );
}

function Shape({ mark }: { mark: Mark }) {
  const { tone, opacity } = mark;
  switch (mark.shape) {
    case 'rect': {
      const { x, y, width, height, outline } = mark;
      const size = { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: 3, opacity };
      return <rect {...size} className={outline ? drawn({ tone }) : solid({ tone })} strokeWidth={1.5} />;
    }
    case 'circle': {
      const { x, y, r, outline } = mark;
      const className = outline ? drawn({ tone }) : solid({ tone });
      return <circle cx={x} cy={y} r={Math.max(0, r)} opacity={opacity} className={className} strokeWidth={2} />;
    }
    case 'line': {
      const { x, y, x2, y2, width, dashed, arrow } = mark;
      return (
        <g opacity={opacity} className={drawn({ tone })} strokeWidth={width} strokeLinecap="round">
          <line x1={x} y1={y} x2={x2} y2={y2} strokeDasharray={dashed ? '6 6' : undefined} />
          {arrow && <path d={headOf(mark)} strokeLinejoin="round" />}
        </g>
      );
    }
    case 'text': {
      const { x, y, text, size, anchor, bold, code } = mark;
      const weight = bold ? 600 : 400;
      const font = code ? { fontFamily: 'monospace', xmlSpace: 'preserve' } : {};
      return (
        <text
          {...font}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weight}
          textAnchor={anchor}
          opacity={opacity}
          className={solid({ tone })}
        >
          {text}
        </text>
      );
    }
  }
}

const headLength = 8;

function headOf({ x, y, x2, y2 }: Line): string {
  const angle = Math.atan2(y2 - y, x2 - x);
  const side = (turn: number) =>
    `${x2 - headLength * Math.cos(angle + turn)} ${y2 - headLength * Math.sin(angle + turn)}`;
  return `M ${side(0.5)} L ${x2} ${y2} L ${side(-0.5)}`;
}
