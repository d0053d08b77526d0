/** `npm start`: settings, database, migrations, content, then the HTTP server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { refitJob } from './analytics/chances/refit-job.ts';
import { publishClassFigures } from './analytics/class-figures.ts';
import { tellingJob } from './announcements/tell.ts';
import { createApp } from './app.ts';
import { loadContent } from './content/load.ts';
import { ContentError } from './content/problems.ts';
import { watchContent } from './content/watch.ts';
import { invalidateContent } from './course/cache.ts';
import { issueAfterGrades } from './course/certificate.ts';
import { loadDemonstration } from './demonstration/load.ts';
import { DemonstrationAccounts, refuseDemonstration } from './demonstration/remove.ts';
import type { Context } from './http/context.ts';
import { drain } from './http/health.ts';
import { observeRequests } from './http/request-metrics.ts';
import { notBuilt } from './http/static-files.ts';
import { createPaymentProvider } from './payment/provider.ts';
import { serveCopies } from './platform/backup/socket.ts';
import { ConfigError, readConfig, version } from './platform/config.ts';
import { openDatabase } from './platform/database/client.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { housekeepingJobs, type Job, startHousekeeping } from './platform/housekeeping.ts';
import { createLog } from './platform/log.ts';
import { createMailTransport } from './platform/mail.ts';
import { createMailQueue } from './platform/mail-queue.ts';
import { readGauges } from './platform/metrics/gauges.ts';
import { serveMetrics } from './platform/metrics/port.ts';
import { createMetrics } from './platform/metrics/registry.ts';
import { neededPackages, openPythonPackages } from './platform/python/packages.ts';
import { closeWorkerPools } from './platform/worker-pool.ts';
import { deletionJob, startExports } from './privacy/jobs.ts';
import { summariesJob } from './teaching/daily-summary.ts';
import { print, printMail, printWelcome } from './welcome.ts';

const hour = 60 * 60 * 1000;
const publishingJob: Job = {
  name: 'publishing where students struggle',
  every: hour,
  atStart: true,
  run: publishClassFigures,
};
const certificatesJob = (services: Pick<Context, 'mail' | 'config'>): Job => ({
  name: 'issuing certificates after grades',
  every: 30_000,
  atStart: true,
  run: ({ db, now }) => issueAfterGrades({ ...services, db, now }),
});
const shutdownMilliseconds = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const isEmbedded = config.databaseUrl === undefined;
  const metrics = config.metrics && createMetrics(version);
  const { db, close: closeDatabase, connections, atRest } = await openDatabase(config, metrics?.statementTook);
  try {
    if (config.production) await refuseDemonstration(db);
    await loadContent(db, config.contentFolder);
    const packages = await openPythonPackages(config.pythonPackages, await neededPackages(db));
    if (config.demo) await loadDemonstration(db, now());
    const transport = createMailTransport({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: config.dataFolder,
      print: config.demo ? printMail : () => {},
    });
    const mail = createMailQueue({ db, now, log, transport, ...(metrics && { report: metrics.mailTried }) });
    const context: Context = { db, config, now, mail, payments: createPaymentProvider(config), packages, log };
    const app = await createApp(context, (made) => metrics && observeRequests(made, metrics));
    const jobs = [
      ...housekeepingJobs(isEmbedded),
      deletionJob(context),
      publishingJob,
      refitJob,
      certificatesJob(context),
      summariesJob(context),
      tellingJob(context),
    ];
    const stopHousekeeping = startHousekeeping(context, jobs, metrics?.jobRan);
    await mail.start(isEmbedded);
    const stopExports = await startExports(context, isEmbedded);
    const copied = () => metrics?.copied(now().getTime() / 1000);
    const stopCopies = atRest && (await serveCopies({ dataFolder: config.dataFolder, atRest, log, copied }));
    if (atRest) metrics?.copied(0);
    const served =
      config.metrics &&
      metrics &&
      (await listening(
        'METRICS_PORT',
        config.metrics.port,
        serveMetrics({
          ...config.metrics,
          metrics,
          refresh: () => readGauges(metrics, { db, connections, now }),
        }),
      ));
    const address = await listening('PORT', config.port, app.listen({ port: config.port, host: config.host }));
    const stopWatching = config.production
      ? null
      : watchContent({ folder: config.contentFolder, db, log, onReload: () => invalidateContent(db) });
    if (!existsSync(join(config.distFolder, 'index.html'))) print(notBuilt);
    if (config.production && !config.smtpUrl) log.warn('SMTP_URL is not set: mail stays in the data folder');
    if (config.production) log.info({ address }, 'listening');
    else await printWelcome(context, address);

    let stopping = false;
    const stop = async (drainSeconds: number) => {
      if (stopping) return;
      stopping = true;
      drain(app);
      await pause(drainSeconds * 1000);
      setTimeout(() => process.exit(1), shutdownMilliseconds).unref();
      await stopHousekeeping();
      await stopWatching?.();
      await app.close();
      await served?.stop();
      await stopCopies?.();
      await stopExports();
      await mail.stop();
      await closeWorkerPools();
      await closeDatabase();
      process.exit(0); // a mail server that does not answer keeps its socket open
    };
    process.once('SIGTERM', () => void stop(config.drainSeconds));
    process.once('SIGINT', () => void stop(0)); // by a person, who need not wait
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Throws `ConfigError` where another process listens on the port. */
async function listening<Result>(setting: string, port: number, started: Promise<Result>): Promise<Result> {
  try {
    return await started;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new ConfigError(`${setting}: another process listens on ${port}. End it, or choose another port`);
  }
}

start().catch((error: unknown) => {
  const expected = [ConfigError, FolderInUse, ContentError, DemonstrationAccounts].some(
    (kind) => error instanceof kind,
  );
  const why = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(expected ? `Cannot start.\n${why.message}\n` : `Cannot start.\n${why.stack}\n`);
  process.exit(1);
});
