import { GradeEntryScreen } from './grade-entry.view.tsx';

/** A grade that is on its way, as a cell of the grid has it. */
export const returning = <GradeEntryScreen view={{ state: 'sending.underWay', grade: '87%' }} />;
