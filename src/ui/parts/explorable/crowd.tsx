/** A crowd in rows, with one sign for each person, so that the share of each group can be counted. */
import { css } from 'styled-system/css';
import { colourClass } from '../chart/palette.ts';
import { useSpace } from '../chart/use-space.ts';
import { rounded } from './formats.ts';
import type { CrowdPicture } from './idea.ts';
import { keyList } from './key.tsx';

const box = css({ minWidth: '0', '& svg': { display: 'block' } });
const filled = css({ fill: 'current' });

/** The sign of each group, drawn around a point. The last is small, so that the others stand out. */
const signs: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}ZM${x - r / 2} ${y - r / 2}v${r}h${r}v${-r}Z`,
  (x, y, r) => `M${x} ${y - r}L${x + r} ${y + r}H${x - r}Z`,
  (x, y, r) => `M${x - r / 3} ${y - r / 3}h${r / 1.5}v${r / 1.5}h${-r / 1.5}Z`,
];

const signOf = (group: number) => signs[group] ?? ((x, y, r) => `M${x - r} ${y}h${2 * r}`);

type CrowdProps = { picture: CrowdPicture; name: string; describedBy: string };

export function Crowd({ picture: { groups }, name, describedBy }: CrowdProps) {
  const [space, ref] = useSpace();
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const columns = space && space.width >= 480 ? 50 : 25;
  const cell = space ? space.width / columns : 0;
  return (
    <>
      <ul className={keyList}>
        {groups.map(({ label, count }, group) => (
          <li key={label}>
            <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
              <path className={`${colourClass(group)} ${filled}`} fillRule="evenodd" d={signOf(group)(7, 7, 6)} />
            </svg>
            {rounded(count)} {label}
          </li>
        ))}
      </ul>
      <div ref={ref} className={box}>
        {space && (
          <svg
            role="img"
            aria-label={name}
            aria-describedby={describedBy}
            width={space.width}
            height={Math.ceil(all / columns) * cell}
          >
            {groups.map(({ label, count }, group) => {
              const before = groups.slice(0, group).reduce((sum, one) => sum + one.count, 0);
              const indices = Array.from({ length: count }, (_one, index) => before + index);
              const paths = indices.map((index) =>
                signOf(group)(
                  ((index % columns) + 0.5) * cell,
                  (Math.floor(index / columns) + 0.5) * cell,
                  cell * 0.38,
                ),
              );
              return (
                <path key={label} className={`${colourClass(group)} ${filled}`} fillRule="evenodd" d={paths.join('')} />
              );
            })}
          </svg>
        )}
      </div>
    </>
  );
}
