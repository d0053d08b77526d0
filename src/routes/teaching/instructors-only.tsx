import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { addForms } from '../../sync/draft-forms.ts';
import { teachForms } from '../../sync/teach-draft-forms.ts';
import { useAuth } from '../account/session.tsx';

// Here, as every page of an instructor is inside of it and no student's page is.
addForms(teachForms);

/** A student is led to the dashboard, as from an address that is not there (§teaching.3). */
export function InstructorsOnly() {
  return useAuth().userRole === 'instructor' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
