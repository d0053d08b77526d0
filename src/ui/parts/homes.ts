/** Where a page that students and instructors share leads back to. */
import { paths } from '../../paths.ts';

export const homes = {
  teaching: { to: paths.teach.overview, label: 'Back to Teaching' },
  dashboard: { to: paths.dashboard, label: 'Back to Dashboard' },
};
