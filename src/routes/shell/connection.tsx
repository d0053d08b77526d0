import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { getHealth } from '../../api/health.ts';
import { requestEnded } from '../../api/signals.ts';
import { connectionMachine } from '../../machines/shell/connection.machine.ts';
import { ConnectionScreen } from '../../ui/screens/shell/connection/connection.view.tsx';
import { connectConnection } from './connection.connect.ts';

/** Starts the connection's actor and reports to it whether the browser is online and how requests end. */
function startConnection() {
  const actor = createActor(connectionMachine.provide({ actors: { getHealth } }), {
    input: { online: navigator.onLine, random: Math.random },
  });
  addEventListener('online', () => actor.send({ type: 'browser.online' }));
  addEventListener('offline', () => actor.send({ type: 'browser.offline' }));
  requestEnded.listen((type) => actor.send({ type }));
  return actor.start();
}

let started: ReturnType<typeof startConnection> | undefined;

/** One actor for the whole visit, started once the first screen is shown. */
export function Connection() {
  const [connection] = useState(() => {
    started ??= startConnection();
    return started;
  });
  return <ConnectionScreen view={connectConnection(useSelector(connection, (snapshot) => snapshot))} />;
}
