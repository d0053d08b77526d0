/** The page that a page shared by students and instructors leads back to. */
import { paths } from '../../paths.ts';

export const homes = {
  teaching: { to: paths.teach.overview, label: 'Back to Teaching' },
  dashboard: { to: paths.dashboard, label: 'Back to Dashboard' },
};
