import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { downloadMaterials } from '../../api/course.ts';
import { courseMaterialsMachine } from '../../machines/course/materials.machine.ts';
import { CourseMaterialsScreen } from '../../ui/screens/course/materials/materials.view.tsx';
import { useEffects } from '../effects.ts';
import { saveFile } from '../save-file.ts';
import { connectCourseMaterials } from './materials.connect.ts';

const machine = courseMaterialsMachine.provide({ actors: { downloadMaterials } });

/** "Download Materials" of one course. */
export function CourseMaterials({ courseId }: { courseId: string }) {
  const [snapshot, send, flow] = useMachine(machine, { input: { courseId } });
  useEffects(flow);
  useEffect(() => {
    const { unsubscribe } = flow.on('save.file', ({ file, name }) => saveFile(file, name));
    return unsubscribe;
  }, [flow]);
  return <CourseMaterialsScreen view={connectCourseMaterials(snapshot, send)} />;
}
