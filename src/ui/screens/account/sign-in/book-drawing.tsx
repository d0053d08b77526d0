import { css } from 'styled-system/css';

/** The drawing's colours, lighter in the dark theme. */
const sun = css({ fill: { base: '[#e9c9a4]', _dark: '[#4b3c28]' } });
const ring = css({ fill: '[none]', stroke: { base: '[#c2935a]', _dark: '[#8f7146]' } });
const paper = css({ fill: { base: '[#fffdf8]', _dark: '[#232b36]' } });
const ink = css({ fill: '[none]', stroke: { base: '[#2b4858]', _dark: '[#a9bcc8]' } });
const inkFill = css({ fill: { base: '[#2b4858]', _dark: '[#a9bcc8]' } });
const pale = css({ fill: { base: '[#8aa0a8]', _dark: '[#536873]' } });
const green = css({ fill: { base: '[#2f5044]', _dark: '[#5c8674]' } });
const plum = css({ fill: { base: '[#5b3550]', _dark: '[#8f6486]' } });
const ochre = css({ fill: { base: '[#c2935a]', _dark: '[#a98352]' } });
const rust = css({ fill: { base: '[#c4502f]', _dark: '[#dd7d5f]' } });
const drawing = css({ width: 'full', height: 'auto', display: 'block' });

const rings = [92, 107, 122, 137];
const lines = [214, 228, 242, 256, 270];
const bars = [
  { x: 306, height: 44, colour: pale },
  { x: 344, height: 72, colour: ochre },
  { x: 382, height: 62, colour: green },
  { x: 420, height: 104, colour: plum },
  { x: 458, height: 142, colour: rust },
];
const points = [
  [94, 178],
  [158, 150],
  [222, 164],
  [286, 122],
  [350, 98],
  [414, 108],
  [472, 44],
] as const;
/** The height at which the bars of the chart begin. */
const foot = 265;

/** An open book whose right page grows into a chart: the logo, drawn large. Decorative. */
export function BookDrawing() {
  return (
    <svg viewBox="0 0 560 320" className={drawing} aria-hidden="true">
      <circle cx="196" cy="140" r="76" className={sun} />
      {rings.map((radius, index) => (
        <circle key={radius} cx="196" cy="140" r={radius} className={ring} opacity={0.55 - index * 0.12} />
      ))}
      <path d="M24 300H536" className={ink} strokeWidth="2" opacity=".5" />
      <g className={paper}>
        <path d="M280 204C228 182 150 180 64 190v104c86-8 164-4 216 18z" />
        <path d="M280 204c52-22 130-24 216-14v104c-86-8-164-4-216 18z" />
      </g>
      <g className={ink} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M280 204C228 182 150 180 64 190v104c86-8 164-4 216 18 52-22 130-26 216-18V190c-86-10-164-8-216 14z" />
        <path d="M280 204v108" />
        <path d="M56 198v104c88-8 166-4 218 15M504 198v104c-88-8-166-4-218 15" opacity=".45" />
      </g>
      <g className={ink} strokeWidth="2" strokeLinecap="round" opacity=".45">
        {lines.map((y, index) => (
          <path
            key={y}
            d={`M92 ${y - 4}C146 ${y - 9} 200 ${y - 6} ${index === 4 ? 190 : 252} ${y + (index === 4 ? -5 : 6)}`}
          />
        ))}
      </g>
      {bars.map(({ x, height, colour }) => (
        <g key={x}>
          <rect x={x} y={foot - height} width="28" height={height} className={colour} />
          <rect x={x} y={foot - height + 9} width="28" height="2.5" className={paper} opacity=".8" />
        </g>
      ))}
      <path d="M298 269C350 262 430 262 490 268" className={ink} strokeWidth="2" />
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        className={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {points.map(([x, y], index) => (
        <g key={x}>
          <circle cx={x} cy={y} r={index === points.length - 1 ? 10 : 6} className={inkFill} />
          <circle
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 6.5 : 3.5}
            className={index === points.length - 1 ? rust : paper}
          />
        </g>
      ))}
    </svg>
  );
}
