/** The HTTP server: the contract's operations under /v1, health, payment pages and the built app. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerSearchEngines } from './catalogue/search-engines.ts';
import { registerKeySet } from './certificates/jwks.ts';
import { registerContentFiles } from './content/serve.ts';
import { checkOpenOperations } from './http/authentication.ts';
import type { Context } from './http/context.ts';
import { sendError, sendNoOperation } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { type Contract, readContract } from './http/openapi.ts';
import { registerPolicyReports } from './http/policy-reports.ts';
import { pageRenderer } from './http/rendered-pages.ts';
import { newRequestId, requestIdHeader } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerStatic } from './http/static-files.ts';
import { checkTeachingOperations } from './http/teaching.ts';
import { compileValidator } from './http/validation.ts';
import { registerOperations } from './operations.ts';
import { registerSandboxPages } from './payment/sandbox/routes.ts';
import { registerPythonPackages } from './platform/python/packages.ts';
import { trustProxyOption } from './platform/trusted-proxies.ts';

const logsRequests = new Set(['info', 'debug', 'trace']);

const isCall = (url: string) => /^\/v1([/?]|$)/.test(url);

/** Builds the server without listening. `observe` is called before the routes are registered, by metrics and tests. */
export async function createApp(
  context: Context,
  observe?: (app: FastifyInstance, contract: Contract) => void,
): Promise<FastifyInstance> {
  const contract = readContract();
  checkOpenOperations(contract.operations);
  checkTeachingOperations(contract.operations);
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    // A child logger for each request costs more than most replies, so there is one only where requests are logged.
    childLoggerFactory: (logger, bindings, options) =>
      logsRequests.has(context.log.level) ? logger.child(bindings, options) : logger,
    trustProxy: trustProxyOption(context.config.trustedProxies),
    requestTimeout: 180_000, // ten megabytes of a submission over a slow line
    // Closes idle connections, such as those of a reply that nobody reads. Node may take twice as long.
    connectionTimeout: 60_000,
    // Headers are small: a client that sends them slowly only holds connections open.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 300 },
    // A malformed address: an error below /v1; elsewhere a redirect to the start page (§product.31).
    frameworkErrors: (error, request, reply) =>
      isCall(request.url) ? sendError(error, request, reply) : reply.redirect('/'),
  });
  app.setErrorHandler(sendError);
  app.setValidatorCompiler(compileValidator);
  // Handlers return declared fields only, and tests validate every response, so none is filtered here.
  app.setSerializerCompiler(() => JSON.stringify);
  observe?.(app, contract);
  app.addHook('onResponse', async () => {
    void context.mail.wake(); // what the request wrote is committed now
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request.url)) reply.header(requestIdHeader, request.id);
  });
  registerSecurityHeaders(app, context.config);
  const answerOther = await registerStatic(app, context.config, await pageRenderer(app, context, contract));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (isCall(path)) return sendNoOperation(contract.operations, path.slice(3), reply);
    return answerOther(request, reply);
  });
  registerContentFiles(app, context.config.contentFolder);
  registerPythonPackages(app, context.packages);
  registerHealth(app, context);
  registerKeySet(app, context);
  registerSecurityTxt(app, context);
  registerSearchEngines(app, context);
  await registerPolicyReports(app, context);
  await registerOperations(app, context, contract);
  await registerSandboxPages(app, context);
  return app;
}
