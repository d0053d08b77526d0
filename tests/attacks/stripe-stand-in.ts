/** Loaded into the attacked server: answers its calls to Stripe, as there are no real payments here. */
import { BatchInterceptor } from '@mswjs/interceptors';
import { ClientRequestInterceptor } from '@mswjs/interceptors/ClientRequest';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';

const interceptor = new BatchInterceptor({
  name: 'stripe',
  interceptors: [new ClientRequestInterceptor(), new FetchInterceptor()],
});
interceptor.on('request', async ({ request, controller }) => {
  if (new URL(request.url).host !== 'api.stripe.com') return;
  // The order's id, so that an attack can report on it as Stripe would.
  const order = new URLSearchParams(await request.text()).get('client_reference_id') ?? crypto.randomUUID();
  const id = `cs_test_${order}`;
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  controller.respondWith(Response.json({ id, url: `https://checkout.stripe.com/${id}`, expires_at: expires }));
});
interceptor.apply();
