/** Grades that were just typed in the gradebook, or imported, each with the button to undo it (§teaching.72, §teaching.89). */
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { gradingUndoMachine } from '../../machines/grading/undo.machine.ts';
import { GradingUndoScreen } from '../../ui/screens/grading/undo/undo.view.tsx';
import { GradingUndos } from '../../ui/screens/grading/undo/undos.tsx';
import { useSnapshot } from '../first-screen.ts';
import { connectGradingUndo } from '../grading/undo.connect.ts';
import { isTypedIn, restoreUndos, useUndos } from '../grading/undos.ts';
import { useEmitted } from '../use-emitted.ts';
import { GradeImport } from './gradebook/grade-import.tsx';
import { useReturnedImports } from './gradebook/grade-imports.ts';

type OnUndone = { onUndone: (submissionId: string) => void };
type GradeUndosProps = OnUndone & { person: string; courseId: string };

export function GradeUndos({ person, courseId, onUndone }: GradeUndosProps) {
  useEffect(() => restoreUndos(person), [person]);
  const undos = useUndos().filter(isTypedIn(courseId));
  const imports = useReturnedImports(courseId);
  return (
    <GradingUndos>
      {[
        ...undos.map((flow) => (
          <GradeUndo key={flow.sessionId} flow={flow} isLatest={flow === undos.at(-1)} onUndone={onUndone} />
        )),
        ...imports.map((flow) => <GradeImport key={flow.sessionId} flow={flow} />),
      ]}
    </GradingUndos>
  );
}

type GradeUndoProps = OnUndone & { flow: ActorRefFrom<typeof gradingUndoMachine>; isLatest: boolean };

function GradeUndo({ flow, isLatest, onUndone }: GradeUndoProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'undone', ({ takenBack }) => onUndone(takenBack.submissionId));
  return <GradingUndoScreen view={connectGradingUndo(snapshot, flow.send)} isLatest={isLatest} />;
}
