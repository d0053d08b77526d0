import type { User } from '../../api/account/session-store.ts';
import { paths } from '../../paths.ts';

/** Where someone who has signed in begins (§product.13, §teaching.4). */
export const homeOf = (role: User['role'] | null) => (role === 'instructor' ? paths.teach.overview : paths.dashboard);
