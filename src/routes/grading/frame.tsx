import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { GradingUndos } from '../../ui/screens/grading/undo/undos.tsx';
import { useAuth } from '../account/session.tsx';
import { part } from '../parts.tsx';
import { restoreUndos, useUndos } from './undos.ts';

const GradingUndo = part('GradingUndo', () => import('./undo.tsx'), { waiting: null });

/** The frame of the queue and its submissions. It lists what was just returned, with the button to undo that. */
export function Grading() {
  const id = useAuth().currentUser?.id;
  useEffect(() => {
    if (id) restoreUndos(id);
  }, [id]);
  const undos = useUndos();
  return (
    <>
      <Outlet />
      <GradingUndos>
        {undos.map((flow) => (
          <GradingUndo key={flow.sessionId} flow={flow} isLatest={flow === undos.at(-1)} />
        ))}
      </GradingUndos>
    </>
  );
}
