import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { contactInstructor } from '../../api/questions/contact.ts';
import { uploadAttachment } from '../../api/questions/threads.ts';
import { instructorMessageMachine } from '../../machines/course/instructor-message.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { InstructorMessageScreen } from '../../ui/screens/course/instructor-message/instructor-message.view.tsx';
import { useEffects } from '../effects.ts';
import { connectInstructorMessage } from './instructor-message.connect.ts';

const machine = instructorMessageMachine.provide({ actors: { uploadAttachment, contactInstructor } });

type InstructorMessageProps = {
  courseId: string;
  /** The lesson in which it is asked. */
  lessonId?: string;
  /** Whom it goes to. */
  recipient: string;
  /** Grows each time that a person asks for the dialog. */
  openings: number;
};

/** The dialog behind "Contact Instructor" and "Ask about this lesson", loaded when it is opened first. */
export function InstructorMessage({ courseId, lessonId, recipient, openings }: InstructorMessageProps) {
  const [snapshot, send, flow] = useMachine(machine, { input: { courseId, ...(lessonId && { lessonId }) } });
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  useEffect(() => {
    if (openings > 0) send({ type: 'open' });
  }, [openings, send]);
  return <InstructorMessageScreen view={connectInstructorMessage(snapshot, send, recipient)} />;
}
