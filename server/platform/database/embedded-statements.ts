/**
 * PGlite with named statements: it parses and plans each statement anew for every query, which takes several times as long
 * as most of them run (docs/adr/024-named-statements.md).
 */
import { type PGlite, parse, protocol, type QueryOptions, type Results, types } from '@electric-sql/pglite';
import { type Connections, timed } from './measured.ts';
import { statementNames } from './named-statements.ts';

type Query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];
type Described = { valueTypes: number[]; rowDescription: Messages };

const { serialize } = protocol;

type Asked = Pick<PGlite, 'query' | 'transaction'> & {
  /** Runs the work while nothing else is asked. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** What is asked now, and what waits for it. */
  connections: () => Connections;
};

/**
 * The database for Drizzle. Everything has to be asked through it, or through what it was made of, never both at once.
 * `took` is told the seconds of each statement.
 */
export function withNamedStatements(pglite: PGlite, took?: (seconds: number) => void): Asked {
  const nameOf = statementNames();
  const described = new Map<string, Described>();

  const send = async (...messages: Uint8Array[]): Promise<Messages> =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;

  async function describe(name: string, text: string): Promise<Described> {
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    return {
      valueTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.filter((message) => message.name === 'rowDescription'),
    };
  }

  async function askNamed<Row>(name: string, text: string, values: unknown[], options?: QueryOptions) {
    const known = described.get(name) ?? (await describe(name, text));
    described.set(name, known);
    const texts = values.map((value, index) => textOf(value, known.valueTypes[index] ?? 0));
    const messages = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    const [results] = parse.parseResults([...known.rowDescription, ...messages], pglite.parsers, options);
    return results as Results<Row>; // the caller says what its rows are, as with PGlite's own `query`
  }

  const textOf = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type] ?? types.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;

  /** One after another, as a transaction and what is asked beside it would otherwise be mixed. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    pending += 1;
    const result = last.then(work);
    last = result
      .catch(() => {})
      .then(() => {
        pending -= 1;
      });
    return result;
  }

  /** `ask` asks for what has no name. */
  const asking = (ask: Query): Query =>
    async function query<Row>(text: string, values: unknown[] = [], options?: QueryOptions) {
      const name = values.length > 0 && !options?.blob ? nameOf(text) : undefined;
      const run = () =>
        name === undefined
          ? ask<Row>(text, values, options)
          : pglite.runExclusive(() => askNamed<Row>(name, text, values, options));
      return took ? timed(run, took) : run();
    };
  const outside = asking((...given) => pglite.query(...given));

  return {
    inTurn,
    connections: () => {
      const used = Math.min(1, pending);
      return { used, idle: 1 - used, waiting: pending - used };
    },
    query: (...given) => inTurn(() => outside(...given)),
    transaction: (work) =>
      inTurn(() => pglite.transaction((tx) => work({ ...tx, query: asking((...given) => tx.query(...given)) }))),
  };
}
