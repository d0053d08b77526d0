/** How many students have which grade, with the table of it. Loaded after the figures. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../../api/generated/schema.d.ts';
import { Chart } from '../../../parts/chart.tsx';

/** Side by side where there is room, so that both are in the first window. */
const pair = css({
  '& > figure': {
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  },
});

const spec: ChartSpec = {
  table: 'grades',
  mark: 'bar',
  x: 'Grade in percent',
  y: 'Students',
  colour: null,
  aggregate: 'none',
  order: 'data',
  scale: 'zero',
  title: 'Students by grade',
};

const bandName = (band: number) => (band === 9 ? '90–100' : `${band * 10}–${band * 10 + 9}`);

export function DistributionChart({ bands }: { bands: readonly number[] }) {
  const rows = useMemo(
    () => bands.map((students, band) => ({ 'Grade in percent': bandName(band), Students: students })),
    [bands],
  );
  return (
    <div className={pair}>
      <Chart spec={spec} rows={rows} table="open" reaches={4} />
    </div>
  );
}
