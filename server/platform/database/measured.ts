/** What is measured of a database, whichever kind it is. */

/** Connections by what they do, and how many requests wait for one. */
export type Connections = { used: number; idle: number; waiting: number };

/** Does the work and tells how many seconds it took, also where it fails. */
export async function timed<Result>(work: () => Promise<Result>, took: (seconds: number) => void): Promise<Result> {
  const begin = performance.now();
  try {
    return await work();
  } finally {
    took((performance.now() - begin) / 1000);
  }
}
