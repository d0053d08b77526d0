import { useState } from 'react';
import { AskButton } from '../../ui/screens/course/instructor-message/ask-button.tsx';
import { dialog } from '../parts.tsx';

// Loaded when it is first opened.
const InstructorMessage = dialog('InstructorMessage', () => import('../course/instructor-message.tsx'));

type AskAboutLessonProps = { lesson: { id: string; courseId: string; courseTitle: string } };

/** "Ask about this lesson": the course's "Contact Instructor", with the lesson. */
export function AskAboutLesson({ lesson: { id, courseId, courseTitle } }: AskAboutLessonProps) {
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <AskButton onAsk={() => setOpenings(openings + 1)} />
      {openings > 0 && (
        <InstructorMessage
          courseId={courseId}
          lessonId={id}
          recipient={`the instructors of ${courseTitle}`}
          openings={openings}
        />
      )}
    </>
  );
}
