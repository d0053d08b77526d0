/** Machines with one thing wrong: a transition dropped, a guard flipped, a target swapped, an action dropped. */
import { type AnyStateMachine, createMachine, not } from 'xstate';

/** A part of a machine's configuration; what is read of it is checked where it is read. */
type Config = Record<string, unknown>;
type ConfigPath = readonly (string | number)[];

export type Mutant = { name: string; build: () => AnyStateMachine };

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const configOf = (value: unknown): Config => (isConfig(value) ? value : {});
const configPathsOf = (value: unknown, configPath: ConfigPath): ConfigPath[] =>
  Array.isArray(value) ? value.map((_, index) => [...configPath, index]) : value === undefined ? [] : [configPath];

const at = (value: unknown, configPath: ConfigPath): unknown =>
  configPath.reduce<unknown>((part, key) => (Array.isArray(part) ? part[Number(key)] : configOf(part)[key]), value);

/** A copy with another value at the path; `undefined` takes it away. */
function put(value: unknown, [key, ...rest]: ConfigPath, news: unknown): unknown {
  if (key === undefined) return news;
  if (Array.isArray(value)) {
    const list = value.map((one, index) => (index === key ? put(one, rest, news) : one));
    return list.filter((one) => one !== undefined);
  }
  const { [key]: old, ...others } = configOf(value);
  const changed = put(old, rest, news);
  return changed === undefined ? others : { ...others, [key]: changed };
}

/** The states of a machine's configuration: where each stands, and its path. */
function nodesOf(
  config: unknown,
  configPath: ConfigPath = [],
  path: readonly string[] = [],
): { configPath: ConfigPath; path: readonly string[] }[] {
  const states = Object.keys(configOf(configOf(at(config, configPath))['states']));
  return [
    { configPath, path },
    ...states.flatMap((key) => nodesOf(config, [...configPath, 'states', key], [...path, key])),
  ];
}

/** The paths of a state's transitions. */
function transitionsOf(config: unknown, configPath: ConfigPath): ConfigPath[] {
  const node = configOf(at(config, configPath));
  const keyed = ['on', 'after'].flatMap((kind) =>
    Object.entries(configOf(node[kind])).flatMap(([key, value]) => configPathsOf(value, [...configPath, kind, key])),
  );
  const invoked = configPathsOf(node['invoke'], [...configPath, 'invoke']).flatMap((invoke) =>
    ['onDone', 'onError'].flatMap((kind) => configPathsOf(configOf(at(config, invoke))[kind], [...invoke, kind])),
  );
  return [...keyed, ...invoked, ...configPathsOf(node['always'], [...configPath, 'always'])];
}

/** Another state beside the target, named as the target is. */
function besides(machine: AnyStateMachine, path: readonly string[], target: string): string | null {
  const own = `#${machine.id}.`;
  const [prefix, from] = target.startsWith(own)
    ? [own, []]
    : target.startsWith('.')
      ? ['.', path]
      : ['', path.slice(0, -1)];
  const segments = target.slice(prefix.length).split('.');
  const container = [...from, ...segments.slice(0, -1)].flatMap((key) => ['states', key]);
  const keys = Object.keys(configOf(configOf(at(machine.config, container))['states']));
  const index = keys.indexOf(segments.at(-1) ?? '');
  const other = keys[(index + 1) % keys.length];
  if (index < 0 || other === undefined || keys.length < 2) return null;
  return prefix + [...segments.slice(0, -1), other].join('.');
}

/** The mutation in words that name its path in the machine. */
const name = (configPath: ConfigPath) =>
  configPath
    .filter((key) => key !== 'states' && key !== 'on')
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : key))
    .join(' ') || 'the machine';

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine;
  const mutant = (what: string, configPath: ConfigPath, news: unknown): Mutant => ({
    name: `${what} ${name(configPath)}`,
    // A configuration without one of its states no longer has the machine's type.
    build: () => createMachine(put(config, configPath, news) as never, machine.implementations as never),
  });
  const drops = (configPath: ConfigPath, kinds: readonly string[]) =>
    kinds.flatMap((kind) =>
      configPathsOf(configOf(at(config, configPath))[kind], [...configPath, kind]).map((one) =>
        mutant('drop', one, undefined),
      ),
    );
  return nodesOf(config).flatMap(({ configPath, path }) => [
    ...drops(configPath, ['entry', 'exit']),
    ...transitionsOf(config, configPath).flatMap((one) => {
      const transition = at(config, one);
      const { guard, target = transition } = configOf(transition);
      const other = typeof target === 'string' ? besides(machine, path, target) : null;
      return [
        mutant('drop', one, undefined),
        ...drops(one, ['actions']),
        ...(guard === undefined
          ? []
          : [mutant('flip the guard of', one, { ...configOf(transition), guard: not(guard as never) })]), // of the machine itself
        ...(other === null
          ? []
          : [mutant(`lead to ${other} from`, one, isConfig(transition) ? { ...transition, target: other } : other)]),
      ];
    }),
  ]);
}
