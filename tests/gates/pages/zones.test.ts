/** §product.21 Moments are shown in the viewer's zone: UTC is for days that have no time of day, and for what all read alike. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const isDay = 'a day, which has no zone: it is read and written as one in UTC';
const isForAll = 'a page that says the same to everybody';

/** How often a file says UTC, and why. */
const allowed: Record<string, readonly [times: number, why: string]> = {
  'src/routes/analytics/done-picture.connect.ts': [1, isDay],
  'src/routes/analytics/forecasts.connect.ts': [1, isDay],
  'src/routes/analytics/pictures.connect.ts': [1, isDay],
  'src/routes/analytics/review.connect.ts': [1, isDay],
  'src/routes/analytics/week.connect.ts': [3, isDay],
  'src/routes/assignments/calendar.connect.ts': [2, isDay],
  'src/routes/certificates/check.connect.ts': [2, isForAll],
  'src/routes/certificates/detail.connect.ts': [3, isForAll],
  'src/routes/dates.ts': [1, isDay],
  'src/routes/practice/portfolio-page.connect.ts': [1, isForAll],
  'src/routes/teaching/roster.connect.ts': [1, isDay],
  'src/routes/teaching/struggles.connect.ts': [1, isDay],
  'src/routes/teaching/student.connect.ts': [1, isDay],
};

it('§product.21: no screen shows a moment in UTC', () => {
  const found = globSync('src/routes/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const times = readFileSync(file, 'utf8').split("'UTC'").length - 1;
    return times === 0 ? [] : [`${file}: ${times}`];
  });
  expect(found.toSorted()).toEqual(Object.entries(allowed).map(([file, [times]]) => `${file}: ${times}`));
});
