/**
 * What is recorded of a student's use of lessons (§analytics.22): each event in local storage, in one synchronous write,
 * as a page that unloads cannot wait, and there until the server has it. Its id makes it count once, however often it is
 * sent. Where a browser keeps nothing, nothing is recorded.
 */
import * as z from 'zod/mini';
import { recordActivity } from '../api/analytics/activity.ts';
import type { OperationInput } from '../api/operation.ts';
import { activitySendingMachine } from '../machines/analytics/sending.machine.ts';
import { sendingOf } from './batches.ts';
import { activityPrefix, attempt, localJson, localKeysOf } from './device-store.ts';
import { newId } from './new-id.ts';
import { isSignedIn } from './signed-in.ts';

type Batch = OperationInput<'recordActivity'>;
type ActivityEvent = Batch['events'][number];

/** As many as the contract takes at once. */
const mostEvents = 100;

const schema = z.object({
  id: z.string(),
  kind: z.enum(['opened', 'active']),
  courseId: z.string(),
  lessonId: z.string(),
  at: z.string(),
  seconds: z.optional(z.number()),
});

const keyOf = (person: string, id: string) => activityPrefix + JSON.stringify([person, id]);

/** Not after signing out, which has deleted what was kept. */
export function keepActivity(person: string, event: Omit<ActivityEvent, 'id'>): void {
  if (!isSignedIn(person)) return;
  const id = newId();
  attempt(() => localStorage.setItem(keyOf(person, id), JSON.stringify({ id, ...event })), undefined);
}

/** Leaves out events that another version of the app has stored in another shape. */
function keptOf(person: string): ActivityEvent[] {
  const events = localKeysOf(person, activityPrefix).flatMap((key) => {
    const found = schema.safeParse(localJson(key)).data;
    // An event under another id than its own would never be erased, and be sent again and again.
    if (!found || keyOf(person, found.id) !== key) return [];
    const { seconds, ...event } = found;
    return [{ ...event, ...(seconds !== undefined && { seconds }) }];
  });
  return events.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, mostEvents);
}

const batchOf = (person: string): Batch => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  events: keptOf(person),
});

function erase(person: string, { events }: Batch): void {
  for (const { id } of events) attempt(() => localStorage.removeItem(keyOf(person, id)), undefined);
}

/** Whether the device keeps something that the server does not have yet. */
export const hasActivity = (person: string): boolean => keptOf(person).length > 0;

/** Sends what is kept; settles when there is nothing more to send, or when the server does not answer for now. */
export const sendActivity = sendingOf({
  machine: activitySendingMachine,
  call: recordActivity,
  subject: 'lessons',
  batchOf,
  erase,
});
