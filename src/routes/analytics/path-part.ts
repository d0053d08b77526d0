import type { Path } from '../../machines/analytics/arrangement.ts';

/** What each part of `/path` gets: the path, and whom to tell of another. */
export type PartProps = { path: Path; onPath: (path: Path | null) => void };
