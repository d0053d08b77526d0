/** For tests: a log whose lines can be read. */
import { Writable } from 'node:stream';
import { createLog } from '../platform/log.ts';

export function capturedLog(level: string) {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return {
    log: createLog(level, destination),
    text: () => text,
    clear: () => {
      text = '';
    },
  };
}
