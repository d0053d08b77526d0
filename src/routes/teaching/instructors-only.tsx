import { Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { addForms } from '../../sync/draft-forms.ts';
import { teachForms } from '../../sync/teach-draft-forms.ts';
import { useAuth } from '../account/session.tsx';
import { Redirect } from '../redirect.tsx';

// Added in this file because every page for instructors loads it, and no page for students does.
addForms(teachForms);

/** Students are led to the dashboard, as if the address did not exist (§teaching.3). */
export function InstructorsOnly() {
  return useAuth().userRole === 'instructor' ? <Outlet /> : <Redirect to={paths.dashboard} replace />;
}
