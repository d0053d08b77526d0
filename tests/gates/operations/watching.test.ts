/** What the operator reads and imports names metrics, alerts, settings and commands that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../../../server/platform/config.ts';
import { createMetrics } from '../../../server/platform/metrics/registry.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/operations.md');
const rulesText = read('deploy/prometheus/rules.yml');
const dashboardText = read('deploy/grafana/dashboard.json');

const alert = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string() }),
});
const { groups } = z.object({ groups: z.array(z.object({ rules: z.array(alert) })) }).parse(parse(rulesText));
const alerts = groups.flatMap(({ rules }) => rules);

const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(dashboardText));

const metrics = createMetrics('1.0.0').registry.getMetricsAsArray();
/** As they are written in a query: a histogram has three of its name. */
const queried = new Map(
  metrics.flatMap(({ name, type, aggregator: _, ...metric }) => {
    const labels = 'labelNames' in metric ? z.array(z.string()).parse(metric.labelNames) : [];
    const isHistogram = String(type) === 'histogram';
    const all = isHistogram
      ? [
          [`${name}_count`, labels],
          [`${name}_sum`, labels],
          [`${name}_bucket`, [...labels, 'le']],
        ]
      : [[name, labels]];
    return all as [string, string[]][];
  }),
);

const ownName = /\b(?:app|nodejs|process)_[a-z0-9_]+\b/g;
/** What Prometheus itself adds to each metric. */
const added = ['job', 'instance'];

const unknownIn = (expression: string) => (expression.match(ownName) ?? []).filter((name) => !queried.has(name));

/** `metric.label` for each label of a selector that its metric does not have. */
const unknownLabelsIn = (expression: string) =>
  [...expression.matchAll(/\b((?:app|nodejs|process)_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', selector = '']) =>
    [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)]
      .map(([, label = '']) => label)
      .filter((label) => ![...added, ...(queried.get(name) ?? [])].includes(label))
      .map((label) => `${name}.${label}`),
  );

const expressions = [
  ...alerts.map(({ alert: name, expr }) => [name, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

describe('§product.94 alerts and dashboard', () => {
  it.each(expressions)('%s asks for metrics and labels that there are', (_name, expression) => {
    expect(unknownIn(expression)).toEqual([]);
    expect(unknownLabelsIn(expression)).toEqual([]);
  });

  it('show each metric of our own somewhere', () => {
    const all = expressions.map(([, expression]) => expression).join('\n');
    const unshown = metrics.filter(({ name }) => name.startsWith('app_') && !all.includes(name));
    expect(unshown.map(({ name }) => name)).toEqual([]);
  });

  it('have a test of each alert, which fires in it', () => {
    const tests = read('deploy/prometheus/rules.test.yml');
    const fires = [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name]) => name);
    expect(alerts.map(({ alert: name }) => name).filter((name) => !fires.includes(name))).toEqual([]);
  });

  it.each([
    ['app_requests_in_flite', ['app_requests_in_flite'], []],
    ['app_request_duration_seconds', ['app_request_duration_seconds'], []],
    ['app_mails_total{path="x",job="y"}', [], ['app_mails_total.path']],
  ])('would name what is wrong in %s', (expression, names, labels) => {
    expect([unknownIn(expression), unknownLabelsIn(expression)]).toEqual([names, labels]);
  });
});

describe('§product.94 docs/operations.md', () => {
  it('says of each alert what to do, and of nothing else', () => {
    const [, after = ''] = page.split(/^## Alerts$/m);
    const [section = ''] = after.split(/^## /m);
    const headings = [...section.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(alerts.map(({ alert: name }) => name));
  });

  it('names each metric of our own, and none that is not there', () => {
    const named: string[] = page.match(ownName) ?? [];
    const names = metrics.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => name.startsWith('app_') && !named.includes(name))).toEqual([]);
  });

  it('names settings, commands and files that there are', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
    const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const placeholders = ['DATABASE_NAME', 'DATABASE_FOLDER'];
    const others = [...placeholders, 'DATABASE_URL', 'TMPDIR', 'EAUTH', 'ECONNECTION', 'ETIMEDOUT', 'SIGTERM'];
    const settings = [...page.matchAll(/`([A-Z][A-Z_]{4,})\b/g)].map(([, name = '']) => name);
    expect(settings.filter((name) => ![...settingNames, ...others].includes(name))).toEqual([]);
    const files = [...page.matchAll(/`((?:deploy|tests)\/[\w./-]+)`/g)].map(([, name = '']) => name);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('quotes the log as it is written', () => {
    const sources = [
      'server/main.ts',
      'server/http/error-handler.ts',
      'server/platform/mail-queue.ts',
      'server/privacy/export-queue.ts',
    ];
    const text = [...sources, 'server/platform/database/folder-lock.ts'].map(read).join('\n');
    const lines = [
      'Cannot start.',
      'request failed',
      'a mail could not be sent',
      'a mail was given up',
      'an export could not be made',
    ];
    for (const line of lines) {
      expect(page).toContain(`\`${line}\``);
      expect(text).toContain(line);
    }
  });
});
