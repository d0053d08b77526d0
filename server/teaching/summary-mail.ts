/**
 * The text of the daily summary: counts, dates and addresses, and nobody's name, as some of the work is graded blind.
 */
import { inArray } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { inWords } from '../platform/local-time.ts';
import type { Mail } from '../platform/mail.ts';
import { plainLine } from '../platform/plain-text.ts';
import { type Kind, kinds, type Waiting } from './waiting.ts';

type Reader = { email: string; firstName: string; zone: string };

/** Courses that are named; the others are on /teach. */
const atMost = 20;

const nouns: Record<Kind, [one: string, several: string]> = {
  questions: ['question', 'questions'],
  extensionRequests: ['request for a later due date', 'requests for a later due date'],
  regradeRequests: ['regrade request', 'regrade requests'],
  reports: ['reported post', 'reported posts'],
};
const list = new Intl.ListFormat('en-GB');
const number = new Intl.NumberFormat('en');

const amount = (kind: Kind, count: number) => `${number.format(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;

/** `waiting` is all that waits for this instructor, kind by kind; courses with something new come first. */
export async function summaryMail(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { email, firstName, zone }: Reader,
  waiting: Record<Kind, Waiting[]>,
): Promise<Mail> {
  const addresses: Record<Kind, (one: Waiting) => string> = {
    questions: ({ oldest }) => `/messages/${oldest}`,
    extensionRequests: () => '/teach/requests',
    regradeRequests: () => '/teach/regrade-requests',
    reports: () => '/community?filter=reported',
  };
  const all = kinds.flatMap((kind) => waiting[kind].map((one) => ({ kind, ...one })));
  const titled = await byTitle(db, [...new Set(all.map(({ courseId }) => courseId))]);
  const hasNews = ({ id }: { id: string }) => all.some(({ courseId, fresh }) => courseId === id && fresh > 0);
  const named = [...titled.filter(hasNews), ...titled.filter((one) => !hasNews(one))];
  const since = (at: Date) => `${inWords(zone, at)} (${zone})`;
  const line = ({ kind, ...one }: (typeof all)[number]) =>
    `${amount(kind, one.waiting)}${news(one)}, ${one.waiting === 1 ? 'waiting' : 'the oldest waiting'} since ${since(one.at)}: ${publicUrl}${addresses[kind](one)}`;
  const paragraphs = named
    .slice(0, atMost)
    .map(({ id, title }) =>
      [`${plainLine(title)}:`, ...all.filter(({ courseId }) => courseId === id).map(line)].join('\n'),
    );
  const others = named.length - atMost;
  const total = (kind: Kind) => waiting[kind].reduce((sum, one) => sum + one.waiting, 0);
  const totals = kinds.filter((kind) => total(kind) > 0).map((kind) => amount(kind, total(kind)));
  return {
    to: email,
    subject: `Waiting for you: ${list.format(totals)}`,
    text: [
      `Hello ${plainLine(firstName)},`,
      'This is waiting for you in the courses that you teach.',
      ...paragraphs,
      ...(others > 0
        ? [`${others === 1 ? 'One more course has' : `${others} more courses have`} something waiting.`]
        : []),
      `All your courses: ${publicUrl}/teach`,
      `You get this email at most once a day, and only when something new has come in. Choose which emails you get: ${publicUrl}/settings`,
      brand,
    ].join('\n\n'),
  };
}

/** How many of them are new; empty where all are. */
const news = ({ waiting, fresh }: Waiting) =>
  fresh === waiting ? '' : ` (${fresh === 0 ? 'none' : number.format(fresh)} new)`;

const byTitle = (db: Database, ids: string[]) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, ids))
    .orderBy(courses.title, courses.id);
