/** As much of an SMTP server as a mail needs, for tests. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type MailServer = { url: string; received: () => string; connections: () => number; close: () => Promise<void> };

/** `silent`: takes connections and says nothing, as a server that hangs. */
export async function startMailServer({ silent = false } = {}): Promise<MailServer> {
  let received = '';
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => {}));
    if (!silent) converse(socket, (text) => (received += text));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, onMail: (text: string) => void): void {
  let inMessage = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    onMail(text);
    if (inMessage && !text.endsWith('\r\n.\r\n')) return;
    const starts = !inMessage && text.startsWith('DATA');
    inMessage = starts;
    socket.write(starts ? '354 go on\r\n' : '250 ok\r\n');
    if (text.startsWith('QUIT')) socket.end();
  });
}
