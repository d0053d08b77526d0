import type { Path } from '../../machines/analytics/arrangement.ts';

/** The properties of each part of `/path`: the path, and what to call with a new one. */
export type PartProps = { path: Path; onPath: (path: Path | null) => void };
