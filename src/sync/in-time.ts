/** Milliseconds; nobody must wait longer for a browser that does not answer. */
const patience = 1_000;

/** What it comes to; null where it fails, or not in time. */
export function inTime<Output>(promise: Promise<Output>): Promise<Output | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]).catch(
    () => null,
  );
}
