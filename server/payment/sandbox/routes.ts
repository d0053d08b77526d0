/** The test checkout's routes, outside `/v1` and without a session: anyone who knows the session id may pay. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../http/context.ts';
import { courses } from '../../platform/database/schema/course.ts';
import { orders } from '../../platform/database/schema/payment.ts';
import { closePayment } from '../confirm.ts';
import type { Order } from '../orders.ts';
import { settlePayment, settleReversal } from '../settle.ts';
import { checkoutPage, closedPage, refusedPage, stylesheetPath, unknownPage } from './html.ts';
import { sandboxPath } from './provider.ts';

type Route = { Params: { sessionId: string }; Querystring: { total?: string } };

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Registers the page, its stylesheet and its two forms where the sandbox is the provider: in a demonstration alone. */
export async function registerSandboxPages(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.config.demo || context.payments?.name !== 'sandbox') return;
  // A plugin of its own, so that the parser below applies to these routes alone.
  await app.register(sandboxPages(context));
}

function sandboxPages(context: Context) {
  const stylesheet = readFileSync(join(import.meta.dirname, 'checkout.css'));
  return async (app: FastifyInstance): Promise<void> => {
    // The forms send everything in their address; their bodies are empty.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    app.get(stylesheetPath, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(stylesheet),
    );
    app.get<Route>(sandboxPath(':sessionId'), async (request, reply) => {
      const found = await sandboxOrder(context, request.params.sessionId);
      if (!found) return html(reply, 404, unknownPage());
      const { order, courseTitle } = found;
      return html(reply, 200, order.status === 'pending' ? checkoutPage(order, courseTitle) : closedPage(order));
    });
    app.post<Route>(`${sandboxPath(':sessionId')}/pay`, async (request, reply) => {
      if (!fromOwnPage(request)) return html(reply, 403, refusedPage());
      const { sessionId } = request.params;
      if (!(await sandboxOrder(context, sessionId))) return html(reply, 404, unknownPage());
      const agreed = Number(request.query.total);
      const { result, order } = await settlePayment(context, { sessionId }, { agreed });
      if (result === 'totalChanged') return reply.redirect(sandboxPath(sessionId), 303); // it shows the new amount
      if (result === 'closed' && order) return html(reply, 409, closedPage(order));
      return reply.redirect(`/payment-success?session_id=${sessionId}`, 303);
    });
    app.post<Route>(`${sandboxPath(':sessionId')}/cancel`, async (request, reply) => {
      if (!fromOwnPage(request)) return html(reply, 403, refusedPage());
      const { sessionId } = request.params;
      const found = await sandboxOrder(context, sessionId);
      if (!found) return html(reply, 404, unknownPage());
      await closePayment(context.db, { sessionId }, 'cancelled');
      const now = await sandboxOrder(context, sessionId); // a confirmed payment stays one
      const session = `session_id=${sessionId}`;
      return reply.redirect(
        now?.order.status === 'confirmed'
          ? `/payment-success?${session}`
          : `/payment-cancelled?${session}&course=${found.order.courseId}`,
        303,
      );
    });
    for (const [action, { kind, state }] of Object.entries(reversals)) {
      app.post<Route>(`${sandboxPath(':sessionId')}/${action}`, async (request, reply) => {
        if (!fromOwnPage(request)) return html(reply, 403, refusedPage());
        const { sessionId } = request.params;
        const found = await sandboxOrder(context, sessionId);
        if (!found) return html(reply, 404, unknownPage());
        const { id: orderId, status } = found.order;
        if (status === 'confirmed')
          await settleReversal(context, { id: `sandbox-${kind}-${orderId}`, orderId, payment: null, state });
        return reply.redirect(sandboxPath(sessionId), 303);
      });
    }
  };
}

/** The reports of a provider that the page has buttons for. */
const reversals = {
  refund: { kind: 'refund', state: 'refunded' },
  dispute: { kind: 'dispute', state: 'open' },
  'dispute-won': { kind: 'dispute', state: 'won' },
  'dispute-lost': { kind: 'dispute', state: 'lost' },
} as const;

/** The order, where the sandbox is its provider; null otherwise, and for an impossible session id. */
async function sandboxOrder({ db }: Context, sessionId: string): Promise<{ order: Order; courseTitle: string } | null> {
  if (!/^[A-Za-z0-9_-]{8,255}$/.test(sessionId)) return null;
  const [found] = await db
    .select({ order: orders, courseTitle: courses.title })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(eq(orders.sessionId, sessionId));
  return found?.order.provider === 'sandbox' ? found : null;
}

/**
 * Protects against cross-site request forgery: browsers send where a form comes from, and a request without that is
 * refused.
 */
function fromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = request.headers.origin ?? '';
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const html = (reply: FastifyReply, status: number, text: string) =>
  reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'same-origin', // with none, browsers would not name the form's origin
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(text);
