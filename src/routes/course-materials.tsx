import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { downloadMaterials } from '../api/courses.ts';
import { courseMaterialsMachine } from '../machines/course-materials.machine.ts';
import { CourseMaterialsScreen } from '../ui/screens/course-materials/course-materials.view.tsx';
import { connectCourseMaterials } from './course-materials.connect.ts';
import { useEffects } from './effects.ts';

const machine = courseMaterialsMachine.provide({ actors: { downloadMaterials } });
/** How long a started download may read its file, in milliseconds. */
const readingTime = 60_000;

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

function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
