import { Download } from 'lucide-react';
import { DownloadScreen, type DownloadView } from '../../shell/download/download.view.tsx';

/** The course's texts as an archive (§course.25). A notice shows how the download ended, so the button does not. */
export function CourseMaterialsScreen({ view }: { view: DownloadView }) {
  const shown = view.state === 'failed' ? { ...view, reason: '' } : view;
  return <DownloadScreen view={shown} label="Download Materials" full icon={<Download />} />;
}
