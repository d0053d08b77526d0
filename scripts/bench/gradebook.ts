/**
 * What the gradebook of a large class takes (§teaching.63, §teaching.64), and the statistics of one of its assignments (§teaching.80), on
 * both kinds of database, and in a browser.
 */
import { demoInstructor } from '../../server/demonstration/accounts.ts';
import { paths } from '../../src/paths.ts';
import { analyse, cursorAfter, filled, onBoth } from './databases.ts';
import { gradebookCourse as course, gradebookFill, gradebookSize } from './gradebook-fill.ts';
import { type Frames, frameMark, measureFrames } from './gradebook-frames.ts';
import { launch } from './server.ts';
import { signIn, type Times, timesOf } from './stalls.ts';

/**
 * Milliseconds: the limit of each p99. The embedded database runs in the process of the server, and takes twice as long for the
 * same; a table has the cells of all.
 */
const marks = {
  postgres: { page: 50, statistics: 100, table: 5_000 },
  embedded: { page: 150, statistics: 300, table: 10_000 },
};

const samples = { page: 100, table: 5 };

/** Pages of fifty: the first, one from the middle, by average and by what is missing, one that is filtered; and the table. */
type Pages = Record<'first' | 'middle' | 'average' | 'missing' | 'late', Times>;
type Gradebook = { pages: Pages; statistics: Times; table: Times; account: Times; frames: Frames };

async function measure(settings: Record<string, string>): Promise<Gradebook> {
  await filled(settings, async (db) => {
    // A temporary table is one connection's.
    await db.transaction(async (tx) => {
      for (const statement of gradebookFill) await tx.execute(statement);
    });
    await analyse(db);
  });
  const server = await launch('server/main.ts', '/health/ready', settings);
  try {
    const token = await signIn(server.url, demoInstructor);
    const grades = `${server.url}/v1/teach/courses/${course}/grades`;
    const cursor = await cursorAfter(gradebookSize.students / 2, grades, token);
    const page = (query: string) => timesOf(grades + query, token, { warmUp: 10, samples: samples.page });
    return {
      pages: {
        first: await page(''),
        middle: await page(`?cursor=${cursor}`),
        average: await page('?sort=average'),
        missing: await page('?sort=missing'),
        late: await page('?show=late'),
      },
      statistics: await timesOf(`${server.url}/v1/teach/courses/${course}/assignments/bench-20/statistics`, token, {
        warmUp: 10,
        samples: samples.page,
      }),
      table: await timesOf(`${grades}/table`, token, { warmUp: 1, samples: samples.table }),
      account: await timesOf(`${server.url}/v1/auth/user`, token, { warmUp: 10, samples: samples.page }),
      frames: await measureFrames(server.url, paths.teach.grades(course)),
    };
  } finally {
    await server.stop();
  }
}

export const measureGradebook = (folder: string, settings: Record<string, string>) =>
  onBoth('gradebook', folder, settings, measure);

type Measured = Awaited<ReturnType<typeof measureGradebook>>;
type Marks = (typeof marks)[keyof typeof marks];

const isOver = ({ pages, statistics, table, frames }: Gradebook, mark: Marks) =>
  Object.values(pages).some(({ p99 }) => p99 > mark.page) ||
  statistics.p99 > mark.statistics ||
  table.p99 > mark.table ||
  frames.p99 > frameMark;

export const isGradebookOver = ({ embedded, postgres }: Measured) =>
  isOver(embedded, marks.embedded) || isOver(postgres, marks.postgres);

export function gradebookTable({ embedded, postgres }: Measured): string {
  const { students, assignments } = gradebookSize;
  const cell = ({ median, p99 }: Times) => `${median.toFixed(1)}, ${p99.toFixed(1)}`;
  const row = (name: string, measured: Gradebook, mark: Marks) => {
    const { pages, statistics, table, account, frames } = measured;
    const { first, middle, average, missing, late } = pages;
    const times = [first, middle, average, missing, late, statistics, table, account, frames].map(cell).join(' | ');
    return `| ${name}: pages at most ${mark.page}, statistics ${mark.statistics}, table ${mark.table}${isOver(measured, mark) ? ': over' : ''} | ${times} |`;
  };
  return [
    `| ${students} students, ${assignments} assignments; median, p99 in ms | first 50 | from the middle | lowest average | most missing | late work | statistics of one | CSV table | GET /auth/user | between frames while the grid scrolls: at most ${frameMark} |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    row('embedded database', embedded, marks.embedded),
    row('PostgreSQL', postgres, marks.postgres),
    '',
  ].join('\n');
}
