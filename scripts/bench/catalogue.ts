/** What a page of a catalogue of ten thousand courses takes (§catalogue.17), on both kinds of database. */
import { demoStudent } from '../../server/demonstration/accounts.ts';
import { addCourses } from '../../server/demonstration/growth/courses.ts';
import { filled, onBoth } from './databases.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';
import { p99, signIn, type Times, timed } from './stalls.ts';

/** Milliseconds: the limit of each p99. */
const catalogueMark = 30;

const courses = 10_000;
const warmUp = 20;
const samples = 400;

/** No two queries that follow each other are the same, as people's are not. */
const asked = {
  'first page': () => '',
  'any page': (number: number) => `page=${1 + ((number * 37) % 410)}`,
  'a word': (number: number) => `search=${words[number % words.length]}%20${words[(number * 7 + 3) % words.length]}`,
  'a word with a mistake': (number: number) => `search=${mistyped(words[number % words.length] ?? '', number)}`,
  'narrowed and sorted': (number: number) =>
    `level=${['Beginner', 'Intermediate', 'Advanced'][number % 3]}&price=${['free', 'under-50', '50-to-200', 'over-200'][number % 4]}&sort=${['rating', 'students', 'newest', 'price-up', 'price-down'][number % 5]}&page=${1 + (number % 5)}`,
} as const;

type Catalogue = Record<keyof typeof asked, Times>;

const words = [
  'statistics',
  'python',
  'dashboards',
  'regression',
  'hospitals',
  'forecasting',
  'energy',
  'banks',
  'clustering',
  'streaming',
  'surveys',
  'workshop',
  'practice',
  'governance',
  'museums',
  'insurance',
  'climate',
  'simulation',
  'reporting',
  'journalism',
  'data',
  'introduction',
  'project',
  'question',
];

/** The word with two of its letters changed in place, which ones by the number. */
function mistyped(word: string, number: number): string {
  const at = 1 + (number % (word.length - 2));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

async function measure(settings: Record<string, string>): Promise<Catalogue> {
  await filled(settings, (db) => addCourses(db, { count: courses, seed: 1 }));
  const server = await launch('server/main.ts', '/health/ready', settings);
  try {
    const token = await signIn(server.url, demoStudent);
    const measured = async (query: (number: number) => string): Promise<Times> => {
      const times: number[] = [];
      for (let number = 0; number < warmUp + samples; number += 1) {
        times.push(await timed(`${server.url}/v1/marketing/catalogue?${query(number)}`, token));
      }
      const counted = times.slice(warmUp);
      return { median: median(counted), p99: p99(counted) };
    };
    return {
      'first page': await measured(asked['first page']),
      'any page': await measured(asked['any page']),
      'a word': await measured(asked['a word']),
      'a word with a mistake': await measured(asked['a word with a mistake']),
      'narrowed and sorted': await measured(asked['narrowed and sorted']),
    };
  } finally {
    await server.stop();
  }
}

export const measureCatalogue = (folder: string, settings: Record<string, string>) =>
  onBoth('catalogue', folder, settings, measure);

type Measured = Awaited<ReturnType<typeof measureCatalogue>>;

export function catalogueTable({ embedded, postgres }: Measured): string {
  const names = Object.keys(asked);
  const row = (name: string, times: Catalogue) => {
    const cells = Object.values(times).map(({ median: usual, p99: slow }) => `${usual.toFixed(1)}, ${slow.toFixed(1)}`);
    return `| ${name}${isOver(times) ? ': over' : ''} | ${cells.join(' | ')} |`;
  };
  return [
    `| ${courses} courses; median, p99 (at most ${catalogueMark}) in ms | ${names.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(names.length)}`,
    row('embedded database', embedded),
    row('PostgreSQL', postgres),
    '',
  ].join('\n');
}

const isOver = (times: Catalogue) => Object.values(times).some((one) => one.p99 > catalogueMark);

export const isCatalogueOver = ({ embedded, postgres }: Measured) => isOver(embedded) || isOver(postgres);
