import { useEffect } from 'react';
import { contactInstructor } from '../../api/questions/contact.ts';
import { uploadAttachment } from '../../api/questions/threads.ts';
import { instructorMessageMachine } from '../../machines/course/instructor-message.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { InstructorMessageScreen } from '../../ui/screens/course/instructor-message/instructor-message.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { connectInstructorMessage } from './instructor-message.connect.ts';

const machine = instructorMessageMachine.provide({ actors: { uploadAttachment, contactInstructor } });

type InstructorMessageProps = {
  courseId: string;
  /** The lesson that the question is asked in, if any. */
  lessonId?: string;
  /** The name of the instructor who gets the message. */
  recipient: string;
  /** Grows each time the person opens the dialog. */
  openings: number;
};

/** The dialog behind "Contact Instructor" and "Ask about this lesson", loaded when it is first opened. */
export function InstructorMessage({ courseId, lessonId, recipient, openings }: InstructorMessageProps) {
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, ...(lessonId && { lessonId }) } });
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  useEffect(() => {
    if (openings > 0) send({ type: 'open' });
  }, [openings, send]);
  return <InstructorMessageScreen view={connectInstructorMessage(snapshot, send, recipient)} />;
}
