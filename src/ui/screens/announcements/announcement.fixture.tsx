/** What the stories of both forms of an announcement have in common. */
import type { AnnouncementFormProps } from './announcement-fields.tsx';
import type { TypedAnnouncement } from './announcement-form.ts';

const now = Date.parse('2026-11-20T08:00:00Z');

export const day = { past: '2026-11-20', ahead: '2026-11-27', tooFar: '2027-06-01' };

export const typed: TypedAnnouncement = {
  title: 'A new data set',
  text: 'Please load it again.',
  when: 'now',
  day: '',
  time: '09:00',
  zone: 'Europe/Berlin',
};

export const announcementFields: AnnouncementFormProps = {
  written: { ...typed, title: '', text: '' },
  zone: 'Europe/Berlin',
  momentOf: (form) => Date.parse(`${form.day}T${form.time}:00+01:00`),
  after: now,
  latest: now + 60 * 24 * 60 * 60 * 1000,
  preview: (text) => <p>As seen: {text}</p>,
};
