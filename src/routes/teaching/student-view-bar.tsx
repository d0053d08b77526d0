import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StudentView } from './student-view.tsx';

type Props = { view: { courseId: string; courseTitle: string } };

/** The bar stands above everything else on the page, because Student view changes all of it. */
export function StudentViewBar({ view: { courseId, courseTitle } }: Props) {
  const [container] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(container);
    return () => container.remove();
  }, [container]);
  return createPortal(<StudentView course={{ id: courseId, title: courseTitle }} isOn />, container);
}
