/** Chooses the payment provider by the server's settings (§payment.19 to §payment.21). */
import type { Config } from '../platform/config.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { createSandboxProvider } from './sandbox/provider.ts';

type Settings = Pick<Config, 'stripe' | 'demo' | 'publicUrl'>;

/** Stripe with its keys; without, the sandbox in a demonstration, else null. */
export function createPaymentProvider({ stripe, demo, publicUrl }: Settings): PaymentProvider | null {
  if (stripe)
    return loadedOnDemand(() => import('./stripe.ts').then((it) => it.connectStripe({ ...stripe, publicUrl })));
  return demo ? createSandboxProvider() : null;
}

/** Stripe's package takes 36 MB of memory, so the first payment loads it. */
function loadedOnDemand(load: () => Promise<PaymentProvider>): PaymentProvider {
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
