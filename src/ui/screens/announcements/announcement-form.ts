/** What the forms of an announcement take, and what they accept (§announcements.5, §announcements.8). */
import * as z from 'zod/mini';
import { typedLine, typedLines } from '../../parts/visible-text.ts';

/** As typed; `zone` is the time zone of the day and the time. */
export type TypedAnnouncement = {
  title: string;
  text: string;
  when: 'now' | 'later';
  day: string;
  time: string;
  zone: string;
};

export type AnnouncementLimits = {
  /** The typed moment in milliseconds; NaN if there is none. */
  momentOf: (form: TypedAnnouncement) => number;
  /** The students are told after this moment, and not after `latest`. */
  after: number;
  latest: number;
};

export function announcementSchema({ momentOf, after, latest }: AnnouncementLimits) {
  const rule = (field: 'day' | 'time', holds: (form: TypedAnnouncement) => boolean, error: string) =>
    z.refine<TypedAnnouncement>((form) => form.when === 'now' || holds(form), { path: [field], error });
  const isTyped = ({ day, time }: TypedAnnouncement) => day !== '' && time !== '';
  return z
    .object({
      title: typedLine({ what: 'the title', most: 100, missing: 'Please give it a title.' }),
      text: typedLines({ what: 'the text', most: 5000, missing: 'Please write what the students should know.' }),
      when: z.enum(['now', 'later']),
      day: z.string(),
      time: z.string(),
      zone: z.string(),
    })
    .check(
      rule('day', ({ day }) => day !== '', 'Please choose the day.'),
      rule('time', ({ time }) => time !== '', 'Please choose the time.'),
      rule('time', (form) => !isTyped(form) || !Number.isNaN(momentOf(form)), 'Clocks skip this time on that day.'),
      rule('day', (form) => !(momentOf(form) <= after), 'Choose a day and a time in the future.'),
      rule('day', (form) => !(momentOf(form) > latest), 'Please choose a day within 60 days.'),
    );
}
