import { downloadMaterials } from '../../api/course.ts';
import { CourseMaterialsScreen } from '../../ui/screens/course/materials/materials.view.tsx';
import { useConfirm } from '../effects.ts';
import { useDownload } from '../shell/download.ts';

/** "Download Materials" of one course. */
export function CourseMaterials({ courseId }: { courseId: string }) {
  const confirm = useConfirm();
  const view = useDownload({
    name: `${courseId}.zip`,
    fetchFile: (signal) => downloadMaterials({ courseId }, signal),
    onProgress: (message) => confirm({ message, key: `materials-${courseId}` }),
  });
  return <CourseMaterialsScreen view={view} />;
}
