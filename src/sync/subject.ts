import type { DraftPlace } from '../api/operation.ts';

/** What is sent belongs to a form's subject, as its draft does. A visitor's is kept nowhere. */
export type Subject = Omit<DraftPlace, 'person'> & { person: string | undefined };

/** As a key of what a page knows. */
export const nameOf = ({ person, form, subject }: Subject): string => JSON.stringify([person, form, subject]);
