import { TeamFormScreen } from './team-form.view.tsx';

const nothing = () => undefined;

/** The empty form above a course's instructors, for stories. */
export const emptyTeamForm = <TeamFormScreen view={{ state: 'writing', onSubmit: nothing }} />;
