/** All attacks, by topic. */

import { access } from './access.ts';
import { credentials } from './credentials.ts';
import { tokens } from './tokens.ts';
import type { Topic } from './types.ts';

export const topics: Readonly<Record<string, Topic>> = { access, credentials, tokens };
