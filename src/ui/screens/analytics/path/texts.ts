/** The reasons of a path and its changes in words: short, and never about the student. */
import type { PathChange, PathReason } from '../../../../api/generated/schema.d.ts';
import { inHundred } from '../mastery/texts.ts';

/** Why a course has its position, or why a module is part of the path or not. */
export function reasonText({ kind, title }: PathReason): string {
  const texts: Record<PathReason['kind'], string> = {
    aim: title ? `Part of ${title}.` : 'Part of your aim.',
    requiredBy: title ? `${title} builds on it.` : 'What comes later builds on it.',
    shaky: title ? `Your answers on ${title} are mixed so far.` : 'Your answers here are mixed so far.',
    known: 'At least 9 of 10 students with answers like yours pass its quiz.',
    pinned: 'You pinned it.',
    order: 'You put it here.',
    done: 'You have completed it.',
    notKnown: 'Your answers do not show it yet.',
  };
  return texts[kind];
}

/** `Builds on Joins and Grouping.` */
export const buildsOnText = (titles: readonly string[]) =>
  titles.length === 0 ? 'Builds on nothing before it.' : `Builds on ${new Intl.ListFormat('en').format(titles)}.`;

/** `Joins, in SQL for Beginners: your answers now say that you know it.` */
export function changeText({ kind, courseTitle, moduleTitle }: Omit<PathChange, 'at'>): string {
  const what = moduleTitle === null ? courseTitle : `${moduleTitle}, in ${courseTitle}`;
  const texts: Record<PathChange['kind'], string> = {
    known: `${what}: your answers now say that you know it.`,
    shaky: `${what}: your answers don't show any more that you know it.`,
    done: `${what}: done.`,
    moved: `${what} has another place.`,
    added: `${what} was added.`,
    removed: `${what} is not needed any more.`,
    skipped: `${what}: skipped, as you agreed.`,
    restored: `${what}: skip undone.`,
    pinned: `${what}: pinned.`,
  };
  return texts[kind];
}

/** `From your answers, you would get 41 to 88 of 100 tasks like these right.` */
export const likelyText = ({ low, high }: { low: number; high: number }) =>
  `From your answers, you would get ${inHundred(low)} to ${inHundred(high)} of 100 tasks like these right.`;

export const modulesText = (count: number) => `${count} module${count === 1 ? '' : 's'}`;
