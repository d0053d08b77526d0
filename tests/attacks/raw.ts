/** Sends the server bytes that no client would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Exchange = { text: string; isClosed: boolean; seconds: number };

/** Sends the bytes on a connection of its own, and returns what came until it was closed or the time was over. */
export async function exchange(port: number, bytes: string | Buffer, milliseconds = 2000): Promise<Exchange> {
  const start = Date.now();
  const socket = await opened(port);
  let text = '';
  let isClosed = false;
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.write(bytes);
  await new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    socket.once('close', () => {
      isClosed = true;
      clearTimeout(timer);
      done();
    });
  });
  socket.destroy();
  return { text, isClosed, seconds: (Date.now() - start) / 1000 };
}

export async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** The statuses of the answers in what came. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/(?:^|\r\n|\n|})HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
