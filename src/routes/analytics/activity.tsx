import { useEffect } from 'react';
import { createActor } from 'xstate';
import { rememberWeek } from '../../api/analytics/week.ts';
import { lessonActivityMachine } from '../../machines/analytics/activity.machine.ts';
import { keepActivity, sendActivity } from '../../sync/activity.ts';
import { useAuth } from '../account/session.tsx';
import { lessonUsed } from './lesson-used.ts';

const machine = lessonActivityMachine.provide({ actors: { getWeek: rememberWeek } });

/** The events that show that someone uses the page. */
const uses = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove', 'scroll', 'input'];
/** Milliseconds within which several events count as one use. */
const apart = 1000;

type LessonKey = { courseId: string; lessonId: string };

/** Records that the lesson was opened, and for how long it is active (§analytics.20); shows nothing. */
export function LessonActivity({ lesson: { courseId, id: lessonId } }: { lesson: { id: string; courseId: string } }) {
  const user = useAuth().currentUser;
  // In Student view an instructor looks at the course, and nothing is recorded.
  const person = user && !user.studentView ? user.id : null;
  useEffect(() => (person === null ? undefined : record(person, { courseId, lessonId })), [person, courseId, lessonId]);
  return null;
}

function record(person: string, lesson: LessonKey) {
  const flow = createActor(machine, { input: { now: Date.now, isHidden: document.hidden } });
  const moment = (at: number) => new Date(at).toISOString();
  // Sends what an earlier page could not send.
  void sendActivity(person);
  flow.on('opened', ({ at }) => keepActivity(person, { ...lesson, kind: 'opened', at: moment(at) }));
  flow.on('active', ({ at, seconds }) => {
    keepActivity(person, { ...lesson, kind: 'active', at: moment(at), seconds });
    void sendActivity(person);
  });
  flow.start();

  const leaving = new AbortController();
  const listening = { capture: true, passive: true, signal: leaving.signal };
  let last = 0;
  const use = () => {
    if (Math.abs(Date.now() - last) < apart) return;
    last = Date.now();
    flow.send({ type: 'use' });
  };
  for (const type of uses) addEventListener(type, use, listening);
  lessonUsed.addEventListener('use', use, listening);
  document.addEventListener(
    'visibilitychange',
    () => flow.send({ type: document.hidden ? 'hide' : 'show' }),
    listening,
  );
  addEventListener('pagehide', () => flow.send({ type: 'hide' }), listening);
  addEventListener('pageshow', () => flow.send({ type: 'show' }), listening);
  return () => {
    leaving.abort();
    flow.send({ type: 'leave' });
    flow.stop();
    // Sends at least that the lesson was opened, if it was too short for any active time.
    void sendActivity(person);
  };
}
