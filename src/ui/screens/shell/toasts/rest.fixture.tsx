import { ConnectionScreen } from '../connection/connection.view.tsx';
import { NoticesScreen } from '../notices/notices.view.tsx';

const notice = { id: 'notice-1', type: 'info', title: 'Reset link sent' } as const;

/** What else speaks in the corner, for stories. */
export const restOfCorner = (
  <>
    <NoticesScreen view={{ state: 'showing', onDismiss: () => undefined, notice }} />
    <ConnectionScreen view={{ state: 'offline' }} />
  </>
);
