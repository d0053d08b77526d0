/** What every handler may use beside its request: the platform's services. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import type { MailQueue } from '../platform/mail-queue.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import type { PythonPackages } from '../platform/python/packages.ts';

export type Context = {
  db: Database;
  config: Config;
  /** The current time; tests set it. */
  now: () => Date;
  mail: MailQueue;
  /** Null where checkout is unavailable: without Stripe's keys and without `DEMO=true`. */
  payments: PaymentProvider | null;
  /** What students' Python may load besides the standard library. */
  packages: PythonPackages;
  log: FastifyBaseLogger;
};
