/** What is drawn by a seed, so that two runs agree: the same name draws the same numbers and ids. */
import { createHash } from 'node:crypto';
import { seededChance } from '../../analytics/chance.ts';
import { idOfGiven } from '../../platform/uuid.ts';

export type Draw = {
  /** Both included. */
  whole: (from: number, to: number) => number;
  /** True in so many of a hundred. */
  isIn: (percent: number) => boolean;
  oneOf: <One>(list: readonly One[]) => One;
  /** So many different ones of the list, or all of it. */
  some: <One>(list: readonly One[], count: number) => One[];
  /** A moment from the first to the second, which is not reached; the first where there is none between. */
  moment: (from: Date, to: Date) => Date;
  id: () => string;
};

/** A UUID. A digest, as numbers of 32 bits would soon repeat. */
export const idOf = (name: string): string => idOfGiven('demonstration', name);

const seedOf = (name: string) => createHash('sha256').update(name).digest().readInt32LE();

export function drawBy(name: string): Draw {
  const next = seededChance(seedOf(name));
  let ids = 0;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const oneOf = <One>(list: readonly One[]): One => {
    const [found] = list.slice(whole(0, list.length - 1));
    if (found === undefined) throw new Error('Nothing to draw from');
    return found;
  };
  return {
    whole,
    oneOf,
    isIn: (percent) => next() * 100 < percent,
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
    moment: (from, to) =>
      new Date(from.getTime() + Math.max(0, Math.floor((next() * (to.getTime() - from.getTime())) / 1000)) * 1000),
    id: () => {
      ids += 1;
      return idOf(`${name} ${ids}`);
    },
  };
}
