/** The HTTP server: the contract's operations under /v1, health, payment pages and the built app. */
import Fastify, { type FastifyInstance } from 'fastify';
import { checkOpenOperations } from './authentication.ts';
import { answerError, noOperation } from './errors.ts';
import type { Context } from './handler.ts';
import { readContract } from './openapi.ts';
import { registerOperations } from './operations.ts';
import { registerPaymentPages } from './payments/payments.ts';
import { compileValidator } from './validation.ts';

export async function createApp(context: Context): Promise<FastifyInstance> {
  const contract = readContract();
  checkOpenOperations(contract.operations);
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    trustProxy: context.config.trustProxy,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(compileValidator);
  // Handlers answer declared fields only; tests hold every answer against the contract.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (/^\/v1(\/|$)/.test(path)) return noOperation(contract.operations, path.slice(3), reply);
    reply.status(404).type('text/plain').send('Not found');
  });
  await registerOperations(app, context, contract);
  await registerPaymentPages(app, context);
  return app;
}
