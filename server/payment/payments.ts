/** Chooses the way to pay and serves its pages outside /v1 (§payment.19 to §payment.21). */
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/handler.ts';
import type { Config } from '../platform/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox.ts';
import { registerSandbox } from './sandbox-page.ts';

type Settings = Pick<Config, 'stripe' | 'production' | 'publicUrl'>;

/** Stripe with its keys, the sandbox without; null in production without Stripe's keys. */
export function createPaymentProvider({ stripe, production, publicUrl }: Settings): PaymentProvider | null {
  if (stripe) return loadedLater(() => import('./stripe.ts').then((it) => it.connectStripe({ ...stripe, publicUrl })));
  return production ? null : createSandboxProvider();
}

/** Stripe's package takes 36 MB: it is loaded by the first payment. */
function loadedLater(load: () => Promise<PaymentProvider>): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const provider = () => {
    loading ??= load();
    return loading;
  };
  return {
    name: 'stripe',
    open: async (order) => (await provider()).open(order),
    close: async (reference) => (await provider()).close(reference),
    readEvent: async (rawBody, signature) => (await provider()).readEvent?.(rawBody, signature) ?? null,
  };
}

/** The sandbox's checkout page. Called once, before the app listens. Production has no such page. */
export async function registerPaymentPages(app: FastifyInstance, context: Context): Promise<void> {
  if (context.config.production || context.payments?.name !== 'sandbox') return;
  await app.register(registerSandbox(context));
}
