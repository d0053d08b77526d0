/** What both forms of an announcement get, and what they send (§announcements.5, §announcements.8). */
import type { AnnouncementValues } from '../../machines/announcements/form.machine.ts';
import { dayIn, type Viewer } from '../../machines/calendar-day.ts';
import { momentOf } from '../../machines/calendar-moment.ts';
import type { Written } from '../../ui/parts/sent-form.ts';
import type { AnnouncementFormProps } from '../../ui/screens/announcements/announcement-fields.tsx';
import type { TypedAnnouncement } from '../../ui/screens/announcements/announcement-form.ts';
import { time } from '../dates-in-sentences.ts';
import { formatted } from '../formatted.tsx';

const furthest = 60 * 24 * 60 * 60 * 1000;

const moment = ({ day, time: typed, zone }: TypedAnnouncement) => momentOf(zone, day, typed);

/** As it is typed, in the reader's time zone. */
export const typedOf = ({ title, text, publishAt }: AnnouncementValues, zone: string): TypedAnnouncement => ({
  ...{ title, text, zone },
  when: publishAt === undefined ? 'now' : 'later',
  day: publishAt === undefined ? '' : dayIn(zone, publishAt),
  time: publishAt === undefined ? '09:00' : time(zone, publishAt),
});

export const valuesOf = (typed: TypedAnnouncement): AnnouncementValues => ({
  title: typed.title,
  text: typed.text,
  publishAt: typed.when === 'later' ? new Date(moment(typed)).toISOString() : undefined,
});

export const blank: AnnouncementValues = { title: '', text: '', publishAt: undefined };

/** `before`: what the form begins with unless there is a draft, which stays in the zone that it was typed in. */
export function announcementForm(
  kept: Written<TypedAnnouncement>,
  before: AnnouncementValues,
  viewer: Viewer,
): AnnouncementFormProps {
  const written = kept.written ?? typedOf(before, viewer.zone);
  const now = viewer.now();
  return {
    ...kept,
    written,
    zone: written.zone.replaceAll('_', ' '),
    momentOf: moment,
    after: now,
    latest: now + furthest,
    preview: formatted,
  };
}
