/** An import of grades: its dialog, and later its notice. Loaded when it is first opened. */
import { GradeImportScreen } from '../../../ui/screens/teaching/grade-import/grade-import.view.tsx';
import { useSnapshot } from '../../first-screen.ts';
import { connectGradeImport } from '../grade-import.connect.ts';
import type { GradeImportFlow } from './grade-imports.ts';

export function GradeImport({ flow }: { flow: GradeImportFlow }) {
  return <GradeImportScreen view={connectGradeImport(useSnapshot(flow), flow.send)} />;
}
