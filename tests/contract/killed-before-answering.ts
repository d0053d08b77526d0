/** Loaded into a server's process by a test: kills it when the answer to a registration is about to be sent. */
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

Object.assign(ServerResponse.prototype, {
  writeHead(this: ServerResponse, ...given: unknown[]): unknown {
    if (this.req.url?.endsWith('/auth/complete-registration')) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(writeHead, this, given);
  },
});
