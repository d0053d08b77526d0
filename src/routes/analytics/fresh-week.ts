import { fromPromise } from 'xstate';
import { loadWeek } from '../../api/analytics/week.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { sendActivity } from '../../sync/activity.ts';

/** The week, after what this device has recorded and not yet sent, as it belongs to the week. */
export const getFreshWeek = (person: string) =>
  Object.assign(
    fromPromise<OperationOutput<'getWeek'>, OperationInput<'getWeek'>>(async ({ input, signal }) => {
      await sendActivity(person);
      return loadWeek(input, signal);
    }),
    // The server has nothing to send.
    { call: loadWeek },
  );
