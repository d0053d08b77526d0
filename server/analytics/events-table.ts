/** A student's log as a CSV table (§analytics.9). */
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '../platform/csv.ts';
import type { Database } from '../platform/database/client.ts';
import { allEvents, type LoggedEvent } from './all-events.ts';

const heads = [
  'Time (UTC)',
  'Day',
  'What',
  'Course',
  'Lesson',
  'Question or assignment',
  'Right',
  'Answer',
  'Percent',
  'Seconds',
  'Seconds counted',
];

/** Streams the table, so that a log of any length takes little memory. */
export const eventsTable = (db: Database, userId: string, now: Date): Readable =>
  Readable.from(lines(db, userId, now), { objectMode: false });

async function* lines(db: Database, userId: string, now: Date): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heads);
  for await (const events of allEvents(db, userId, now)) yield events.map((event) => csvLine(cellsOf(event))).join('');
}

const cellsOf = ({
  at,
  day,
  kind,
  courseId,
  lessonId,
  item,
  isRight,
  answer,
  percent,
  seconds,
  counted,
}: LoggedEvent) => [
  at.toISOString(),
  day,
  kind,
  courseId,
  lessonId ?? '',
  item ?? '',
  isRight === null ? '' : isRight ? 'yes' : 'no',
  answer ?? '',
  shown(percent),
  shown(seconds),
  shown(counted),
];

const shown = (value: number | null) => (value === null ? '' : String(value));
