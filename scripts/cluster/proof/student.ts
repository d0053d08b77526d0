/** A simulated student: registers, signs in, reads, and writes what can be counted afterwards, with time to think between. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from './call.ts';
import type { Recorder, Write } from './recorder.ts';

const password = 'Learning1';
const courseId = 'data-literacy';
/** Of replies in an hour: the server takes sixty. */
const mostReplies = 55;
/** Milliseconds. */
const thinks = { least: 1_500, most: 5_500 };

const signedIn = z.object({ token: z.string() });
const asked = z.object({ threadId: z.string() });
const course = z.object({
  modules: z.array(z.object({ lessons: z.array(z.object({ id: z.string(), type: z.string() })) })),
});

export const emailOf = (index: number) => `student-${index}@proof.example`;

type Student = { index: number; invitation: string; call: Caller; recorder: Recorder; until: number };

export async function live({ index, invitation, call, recorder, until }: Student): Promise<void> {
  const email = emailOf(index);
  let token = invitation;
  let written = 0;

  const read = async (path: string) => {
    const { status, body } = await call({ method: 'GET', path, token });
    if (status !== 200) recorder.refused.push(`GET ${path}: ${status}`);
    return body;
  };
  /** Under a key of its own, by which it is carried out once however often it is sent. */
  const write = async (method: 'POST' | 'PUT', path: string, about: Write, body?: object) => {
    written += 1;
    const key = `${email}/${written}`;
    const answer = await call({ method, path, key, token, ...(body && { body }) });
    if (answer.status >= 300) {
      recorder.refused.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return null;
    }
    recorder.acknowledged({ ...about, key });
    return answer.body;
  };
  const think = () => pause(thinks.least + Math.random() * (thinks.most - thinks.least));

  await write('POST', '/auth/complete-registration', { kind: 'account', email }, { password });
  const session = await call({ method: 'POST', path: '/auth/login', body: { email, password } });
  token = signedIn.parse(session.body).token;
  await write('POST', `/courses/${courseId}/enroll`, { kind: 'enrolment', email, courseId });
  const { modules } = course.parse(await read(`/courses/${courseId}`));
  const readings = modules.flatMap(({ lessons }) => lessons.filter(({ type }) => type === 'reading'));
  let threadId: string | null = null;
  let messages = 0;
  let minutes = 5;

  const activities = [
    () => read('/marketing/courses'),
    async () => {
      await Promise.all([read('/courses/enrolled'), read('/analytics/week')]);
    },
    () => read(`/courses/${courseId}`),
    async () => {
      const lesson = readings.shift();
      if (!lesson) return;
      const path = `/courses/${courseId}/lessons/${lesson.id}`;
      await read(path);
      await think();
      await write('POST', `${path}/complete`, { kind: 'completed lesson', email, courseId, lessonId: lesson.id });
    },
    async () => {
      if (messages > mostReplies) return;
      messages += 1;
      const text = `Message ${messages} of ${email}`;
      const about = { kind: 'message', email, text } as const;
      if (threadId === null) {
        const body = await write('POST', `/courses/${courseId}/messages`, about, { message: text });
        threadId = asked.safeParse(body).data?.threadId ?? null;
      } else {
        await write('POST', `/messages/${threadId}/replies`, about, { text });
      }
    },
    async () => {
      minutes = minutes === 240 ? 5 : minutes + 1;
      await write('PUT', '/analytics/goal', { kind: 'goal', email, minutes }, { days: 3, minutes });
    },
  ];
  while (Date.now() < until) {
    await think();
    await activities[Math.floor(Math.random() * activities.length)]?.();
  }
}
