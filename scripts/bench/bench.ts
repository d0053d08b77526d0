/**
 * `npm run bench`: bytes of every route, the catalogue call's rate, start time and memory, the workshop's build and first
 * story, what heavy calls do to others, the grading queue, a large roster, and practising in a browser. Prints tables and
 * writes `reports/bench.json`. Exits with 1 if a route is over its limit; with `--strict` a time, too.
 *
 * `--bytes`, `--stalls`, `--grading`, `--roster`, `--practice` measure that alone, and so does `--analytics`: the log of
 * learning with millions of events, `--reads`: every GET of the contract, `--pages`: when pages can be seen and used, and
 * `--catalogue`: ten thousand courses, and `--gradebook`: a class of two thousand. These take long and are no part of the rest.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildOnce } from '../build-once.ts';
import { readArguments, refuse } from '../command-line.ts';
import { analyticsTable, isAnalyticsOver, measureAnalytics } from './analytics.ts';
import { measureBytes, type RouteBytes } from './bytes.ts';
import { catalogueTable, isCatalogueOver, measureCatalogue } from './catalogue.ts';
import { gradebookTable, isGradebookOver, measureGradebook } from './gradebook.ts';
import { gradingTable, isOverMark, measureGrading } from './grading.ts';
import { arePagesOver, measurePages, pagesTable } from './pages.ts';
import { isPracticeOver, measurePractice, practiceTable } from './practice.ts';
import { measureRate } from './rate.ts';
import { areReadsOver, measureReads, readsTable } from './reads.ts';
import { isRosterOver, measureRoster, rosterTable } from './roster.ts';
import { launch } from './server.ts';
import { measureAllStalls, stallMark, stallsTable } from './stalls.ts';
import { measureWorkshop, workshopMarks } from './workshop.ts';

/** The limit of the catalogue call's p99, as a multiple of the bare route's. */
const p99Mark = 2;

const flag = { type: 'boolean' } as const;
const { values } = readArguments(import.meta.filename, {
  options: {
    bytes: flag,
    stalls: flag,
    grading: flag,
    roster: flag,
    gradebook: flag,
    catalogue: flag,
    practice: flag,
    analytics: flag,
    reads: flag,
    pages: flag,
    strict: flag,
  },
});

const dist = resolve(process.env['DIST_FOLDER'] ?? 'dist');
const isBuilt = process.env['DIST_FOLDER'] ? existsSync(join(dist, 'index.html')) : buildOnce();
if (!isBuilt) refuse('There is no build.');

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const settings = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: dist, LOG_LEVEL: 'error', HOST: 'localhost' };
const launchProduct = () => launch('server/main.ts', '/health/ready', settings);

/** What one person's heavy calls do to everyone else. */
async function reportStalls() {
  const stalls = await measureAllStalls(folder, settings);
  console.log(stallsTable(stalls));
  const over = Object.values(stalls).some(({ ratio }) => ratio > stallMark);
  if (over && values.strict) process.exitCode = 1;
  return stalls;
}

/** What the queue takes while ten thousand wait. */
async function reportGrading() {
  const grading = await measureGrading(folder, settings);
  console.log(gradingTable(grading));
  if (isOverMark(grading) && values.strict) process.exitCode = 1;
  return grading;
}

/** What a course's roster takes with ten thousand students. */
async function reportRoster() {
  const roster = await measureRoster(folder, settings);
  console.log(rosterTable(roster));
  if (isRosterOver(roster) && values.strict) process.exitCode = 1;
  return roster;
}

/** What the gradebook of a class of two thousand takes. */
async function reportGradebook() {
  const gradebook = await measureGradebook(folder, settings);
  console.log(gradebookTable(gradebook));
  if (isGradebookOver(gradebook)) process.exitCode = 1;
}

/** What a page of the catalogue takes with ten thousand courses. */
async function reportCatalogue() {
  const catalogue = await measureCatalogue(folder, settings);
  console.log(catalogueTable(catalogue));
  if (isCatalogueOver(catalogue) && values.strict) process.exitCode = 1;
}

/** What practising takes in a browser. */
async function reportPractice() {
  const practice = await measurePractice(folder, settings);
  console.log(practiceTable(practice));
  if (isPracticeOver(practice) && values.strict) process.exitCode = 1;
  return practice;
}

/** What a student's own learning takes while the log is large. */
async function reportAnalytics() {
  const analytics = await measureAnalytics(folder, settings);
  console.log(analyticsTable(analytics));
  if (isAnalyticsOver(analytics) && values.strict) process.exitCode = 1;
}

/** What every read takes beside a bare route. */
async function reportReads() {
  const reads = await measureReads(folder, settings);
  console.log(readsTable(reads));
  if (areReadsOver(reads)) process.exitCode = 1;
}

/** When pages can be seen and used on a slow phone. */
async function reportPages() {
  const pages = await measurePages(settings);
  console.log(pagesTable(pages));
  if (arePagesOver(pages) && values.strict) process.exitCode = 1;
}

/** The bytes of every route. */
async function reportBytes(url: string) {
  const bytes = await measureBytes(url, dist);
  console.log(bytesTable(bytes));
  if (bytes.some(({ over, problem }) => over || problem)) process.exitCode = 1;
  return bytes;
}

try {
  if (values.bytes) {
    const product = await launchProduct();
    await reportBytes(product.url).finally(() => product.stop());
  } else if (values.analytics) {
    await reportAnalytics();
  } else if (values.reads) {
    await reportReads();
  } else if (values.pages) {
    await reportPages();
  } else if (values.practice) {
    await reportPractice();
  } else if (values.grading) {
    await reportGrading();
  } else if (values.roster) {
    await reportRoster();
  } else if (values.gradebook) {
    await reportGradebook();
  } else if (values.catalogue) {
    await reportCatalogue();
  } else {
    const stalls = await reportStalls();
    if (!values.stalls) {
      await measureTheRest(stalls, await reportGrading(), await reportRoster(), await reportPractice());
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureTheRest(
  stalls: Awaited<ReturnType<typeof reportStalls>>,
  grading: Awaited<ReturnType<typeof reportGrading>>,
  roster: Awaited<ReturnType<typeof reportRoster>>,
  practice: Awaited<ReturnType<typeof reportPractice>>,
) {
  const first = await launchProduct();
  await first.stop();
  const product = await launchProduct();
  try {
    const start = { newFolder: first.seconds, existingFolder: product.seconds, memory: product.memory() };
    const bytes = await reportBytes(product.url);
    const rate = await measureRate(product, folder);
    const memoryAfterLoad = product.memory();
    const workshop = await measureWorkshop(folder);

    const row = (name: string, { perSecond, p99 }: { perSecond: number; p99: number }) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${p99.toFixed(0)} |`;
    const slow = rate.p99Ratio > p99Mark;
    const slowWorkshop = workshop.build > workshopMarks.build || workshop.firstStory > workshopMarks.firstStory;
    console.log(
      [
        `| ${availableParallelism()} cores | requests/s | p99, ms |`,
        '| --- | ---: | ---: |',
        row('GET /v1/marketing/courses', rate.product),
        row('bare Fastify route, same bytes', rate.bare),
        `| ratio (p99 at most ${p99Mark}${slow ? ': over' : ''}) | ${rate.perSecondRatio.toFixed(2)} | ${rate.p99Ratio.toFixed(2)} |`,
        '',
        `Start: ${start.newFolder.toFixed(1)} s with a new data folder, ${start.existingFolder.toFixed(1)} s with an existing one.`,
        `Memory: ${start.memory} MB after the start, ${memoryAfterLoad} MB after the load.`,
        `Workshop: built in ${workshop.build.toFixed(0)} s (mark ${workshopMarks.build}), first story after ${workshop.firstStory.toFixed(1)} s (mark ${workshopMarks.firstStory}), at most ${workshop.longest.toFixed(1)} s.`,
      ].join('\n'),
    );
    mkdirSync('reports', { recursive: true });
    writeFileSync(
      'reports/bench.json',
      JSON.stringify(
        { bytes, rate, start: { ...start, memoryAfterLoad }, workshop, stalls, grading, roster, practice },
        null,
        2,
      ),
    );
    if ((slow || slowWorkshop) && values.strict) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

function bytesTable(routes: RouteBytes[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const lines = routes.map(({ route, js, css, mark, over, problem }) => {
    const result = problem ?? (over ? 'over' : 'pass');
    const sizes = [js.raw, js.gzip, js.brotli, css.raw, css.gzip, css.brotli].map(kB).join(' | ');
    return `| ${route} | ${sizes} | ${mark} | ${result} |`;
  });
  return [
    '| Route, kB | JS | gzip | brotli | CSS | gzip | brotli | mark (JS gzip) | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}
