/** What is drawn by a seed, so that two runs agree: the same words draw the same numbers and ids. */
import { createHash } from 'node:crypto';

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

const digestOf = (words: string) => createHash('sha256').update(words).digest();

/** A UUID of version 4 by its form. A digest, as numbers of 32 bits would soon repeat. */
export function idOf(words: string): string {
  const hex = digestOf(words).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Numbers from 0 to below 1 (sfc32). */
function numbersOf(words: string): () => number {
  const state = digestOf(words);
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => state.readInt32LE(at)) as [number, number, number, number]; // four are read
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

export function drawBy(words: string): Draw {
  const next = numbersOf(words);
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
      return idOf(`${words} ${ids}`);
    },
  };
}
