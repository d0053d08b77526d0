/** All attacks, by topic. */

import { tokens } from './tokens.ts';
import type { Topic } from './types.ts';

export const topics: Readonly<Record<string, Topic>> = { tokens };
