/**
 * Panda turns `css({…})`, `cva({…})` and `sva({…})` into class names in the browser. All of ours are literals, so the
 * build does it instead, by Panda's own functions: the browser gets the class names and no styling runtime.
 */
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { type Plugin, parseAst } from 'vite';

type Styles = Record<string, unknown>;
type Recipe = {
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
  defaultVariants?: Record<string, unknown>;
};
export type Panda = {
  css: (styles: Styles) => string;
  cva: (recipe: Styles) => (props: Styles) => string;
  sva: (recipe: Styles) => (props: Styles) => Record<string, string>;
};

const source = 'styled-system/css';
const runtime = '/src/ui/theme/static-recipe.ts';

type Variants = Record<string, Record<string, string>>;

const mapped = <Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * The class names of a call's styles: of `css` as one string, of `cva` and `sva` as the arguments of `staticRecipe` and
 * `staticSlotRecipe`, which choose among them in the browser.
 */
export function classNamesOf(panda: Panda, callee: string, argument: Styles): readonly unknown[] {
  if (callee === 'css') return [panda.css(argument)];
  const { base = {}, variants = {}, defaultVariants = {} } = argument as Recipe; // what the two callees take
  const defaults = mapped(defaultVariants, String);
  const classes = (pick: (styles: Styles) => Styles): [base: string, variants: Variants] => [
    panda.css(pick(base)),
    mapped(variants, (values) => mapped(values, (styles) => panda.css(pick(styles)))),
  ];
  if (callee === 'cva') return [...classes((styles) => styles), defaults];
  const slots = Object.keys(panda.sva(argument)({}));
  const own = slots.map((slot) => [slot, classes((styles) => (styles[slot] ?? {}) as Styles)]); // a slot's own styles
  return [Object.fromEntries(own), defaults];
}

const runtimeFunctions: Record<string, string> = { cva: 'staticRecipe', sva: 'staticSlotRecipe' };

function replacementFor(panda: Panda, callee: string, argument: Styles): string {
  const values = classNamesOf(panda, callee, argument)
    .map((value) => JSON.stringify(value))
    .join(', ');
  return callee === 'css' ? values : `${runtimeFunctions[callee]}(${values})`;
}

// biome-ignore lint/suspicious/noExplicitAny: the walk goes over every kind of node of the syntax tree.
type Node = any;

function* nodes(node: Node): Generator<Node> {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodes(child);
}

class NotLiteral extends Error {}

/** The value that a literal stands for, read off the syntax tree: nothing is run. */
function literalValue(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map(literalValue);
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(literalValue(node.argument));
  if (node.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(entryOf));
  throw new NotLiteral();
}

function entryOf(property: Node): [name: string, value: unknown] {
  if (property.type !== 'Property' || property.computed) throw new NotLiteral();
  return [property.key.name ?? String(property.key.value), literalValue(property.value)];
}

/** The argument's value, or null where it is more than a literal. */
function literal(argument: Node): Styles | null {
  try {
    return argument.type === 'ObjectExpression' ? Object.fromEntries(argument.properties.map(entryOf)) : null;
  } catch (error) {
    if (error instanceof NotLiteral) return null;
    throw error;
  }
}

type Call = { start: number; end: number; callee: string; argument: Styles | null };

/** A module's import of Panda's functions, the names that it gives them, and its calls of them. */
function pandaIn(program: Node): { statement: Node; names: Map<string, string>; calls: Call[] } | null {
  const statement = program.body.find(
    (node: Node) => node.type === 'ImportDeclaration' && node.source.value === source,
  );
  if (!statement) return null;
  const names = new Map<string, string>(
    statement.specifiers.map((specifier: Node) => [specifier.local.name, specifier.imported.name]),
  );
  const calls: Call[] = [];
  for (const node of nodes(program.body)) {
    const callee = node.type === 'CallExpression' && names.get(node.callee.name);
    if (!callee || callee === 'cx') continue;
    const argument = node.arguments.length === 1 ? literal(node.arguments[0]) : null;
    calls.push({ start: node.start, end: node.end, callee, argument });
  }
  return { statement, names, calls };
}

/** The calls of Panda's functions in a module's source. */
export const pandaCalls = (code: string) =>
  code.includes(source) ? (pandaIn(parseAst(code, { lang: 'tsx' }))?.calls ?? []) : [];

export function staticStyles(): Plugin {
  let panda: Panda;
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      panda = await import(pathToFileURL('styled-system/css/index.mjs').href);
    },
    transform(code, id) {
      if (!id.includes('/src/ui/') && !id.includes('/src/routes/')) return null;
      const found = pandaIn(parseAst(code));
      if (!found) return null;
      const { statement, names, calls } = found;
      const text = new MagicString(code);
      for (const { start, end, callee, argument } of calls) {
        if (!argument) {
          this.warn(`${id}: ${callee}() is not a literal, so this file keeps the styling runtime.`);
          return null;
        }
        text.overwrite(start, end, replacementFor(panda, callee, argument));
      }
      const called = new Set(calls.map(({ callee }) => callee));
      const cx = [...names].find(([, name]) => name === 'cx')?.[0];
      const runtimes = ['cva', 'sva'].filter((callee) => called.has(callee)).map((callee) => runtimeFunctions[callee]);
      const imports = [
        ...(cx ? [`import { cx as ${cx} } from '${source}/cx.mjs';`] : []),
        ...(runtimes.length > 0 ? [`import { ${runtimes} } from '${runtime}';`] : []),
      ];
      text.overwrite(statement.start, statement.end, imports.join(' '));
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
