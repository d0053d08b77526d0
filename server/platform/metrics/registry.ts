/** What Prometheus reads of this process. Labels have few values, known beforehand, and never anything of a person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MailOutcome } from '../mail-queue.ts';

/** The queues whose rows are counted when Prometheus asks. */
export const queues = ['mails', 'exports'] as const;
export type QueueName = (typeof queues)[number];

/** What a request counts as that is no operation of the contract. */
export type OtherRequest = 'page' | 'other';

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of its own, so that tests can have several in one process. */
export function createMetrics(version: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({ name: 'app_info', help: 'The version that runs; always 1.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const requests = new Histogram({
    name: 'app_request_duration_seconds',
    help: 'Requests by operation of the contract ("page" and "other" for what is none) and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const statements = new Histogram({
    name: 'app_statement_duration_seconds',
    help: 'Statements of the database, without the time that they wait for a connection.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const jobs = new Counter({
    name: 'app_job_runs_total',
    help: 'Runs of each job that goes by the clock, by outcome.',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const jobSucceeded = new Gauge({
    name: 'app_job_last_success_timestamp_seconds',
    help: 'When each job last succeeded in this process.',
    labelNames: ['name'],
    registers,
  });
  const copies = new Gauge({
    name: 'app_backup_timestamp_seconds',
    help: 'When this process last copied its embedded database for a backup; 0 if it has not.',
    labelNames: ['database'],
    registers,
  });
  const mails = new Counter({
    name: 'app_mails_total',
    help: 'Attempts to send an email, by outcome: sent, to be tried again, given up.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'retried', 'given up'] satisfies MailOutcome[]) mails.inc({ outcome }, 0);

  return {
    registry,
    requestTook: (labels: { operation: string; status: string }, seconds: number) => requests.observe(labels, seconds),
    inFlight: new Gauge({ name: 'app_requests_in_flight', help: 'Requests that are being answered now.', registers }),
    statementTook: (seconds: number) => statements.observe(seconds),
    jobRan: (name: string, succeeded: boolean) => {
      jobs.inc({ name, outcome: succeeded ? 'succeeded' : 'failed' });
      if (succeeded) jobSucceeded.setToCurrentTime({ name });
    },
    mailTried: (outcome: MailOutcome) => mails.inc({ outcome }),
    /** To be called at a start, too: then none was made yet. Without it there is no such metric, as on PostgreSQL. */
    copied: (at: number) => copies.set({ database: 'embedded' }, at),
    connections: new Gauge({
      name: 'app_database_connections',
      help: 'Connections to the database that are used or idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
    }),
    databaseUp: new Gauge({ name: 'app_database_up', help: 'Whether the database answered: 1 or 0.', registers }),
    queueWaiting: new Gauge({
      name: 'app_queue_waiting',
      help: 'Emails and exports that are due and not done.',
      labelNames: ['queue'],
      registers,
    }),
    queueOldest: new Gauge({
      name: 'app_queue_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited; 0 where none waits.',
      labelNames: ['queue'],
      registers,
    }),
    exportsFailed: new Gauge({
      name: 'app_exports_failed',
      help: 'Exports that could not be made and were not asked for again.',
      registers,
    }),
  };
}
