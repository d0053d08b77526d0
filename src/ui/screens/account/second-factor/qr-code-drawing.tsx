import { css } from 'styled-system/css';

// Dark on light also in the dark theme, because scanners need that.
const square = css({ width: '48', maxWidth: 'full', bg: '[#ffffff]', color: '[#000000]', borderRadius: 'sm' });
/** The width of the light border, in modules. */
const margin = 2;

/** A QR code, drawn as one path. */
export function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length + 2 * margin;
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  );
  return (
    <svg role="img" aria-label={label} className={square} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}
