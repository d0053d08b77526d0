/** The log: one JSON line for each event, without secrets. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { withoutSecrets, withoutSecretsInText } from './redaction.ts';

const secretFields = ['authorization', 'cookie', '"set-cookie"', 'password', 'currentPassword', 'newPassword', 'token'];
const prefixes = ['', '*.', 'req.headers.', 'res.headers.', 'headers.', 'body.'];

/** `destination` is standard output, but for tests. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      // Whatever a library writes into a message of its own.
      hooks: { streamWrite: withoutSecretsInText },
      redact: {
        paths: prefixes.flatMap((prefix) =>
          secretFields.map((field) =>
            field.startsWith('"') ? `${prefix.replace(/\.$/, '')}[${field}]` : prefix + field,
          ),
        ),
        censor: '[hidden]',
      },
      serializers: {
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          address: request.ip,
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
        err: shownError,
      },
    },
    destination,
  );
}

/** Without the parameters at the end of a failed query's message: they hold names, addresses and hashes. */
function shownError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  const cut = (text: string) => text.replace(/^params: .*$/gm, 'params: [hidden]');
  return { type, message: cut(message), stack: cut(stack), code };
}
