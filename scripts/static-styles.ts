/**
 * Panda resolves `css({…})`, `cva({…})` and `sva({…})` when they run. All of ours are literals, so the build asks Panda
 * once and writes the answer down: the browser gets class names and no styling runtime.
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
const json = JSON.stringify;

type Variants = Record<string, Record<string, string>>;

const mapped = <Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The code that stands for the call. */
export function inlined(panda: Panda, callee: string, argument: Styles): string {
  if (callee === 'css') return json(panda.css(argument));
  const { base = {}, variants = {}, defaultVariants = {} } = argument as Recipe; // what the two callees take
  const defaults = mapped(defaultVariants, String);
  const classes = (pick: (styles: Styles) => Styles): [base: string, variants: Variants] => [
    panda.css(pick(base)),
    mapped(variants, (values) => mapped(values, (styles) => panda.css(pick(styles)))),
  ];
  if (callee === 'cva')
    return `staticRecipe(${classes((styles) => styles).map((part) => json(part))}, ${json(defaults)})`;
  const slots = Object.keys(panda.sva(argument)({}));
  const own = slots.map((slot) => [slot, classes((styles) => (styles[slot] ?? {}) as Styles)]); // a slot's own styles
  return `staticSlotRecipe(${json(Object.fromEntries(own))}, ${json(defaults)})`;
}

// biome-ignore lint/suspicious/noExplicitAny: the walk goes over every kind of node of the syntax tree.
type Node = any;

function* nodes(node: Node): Generator<Node> {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodes(child);
}

const literals = new Set([
  'ObjectExpression',
  'ArrayExpression',
  'Property',
  'Literal',
  'UnaryExpression',
  'Identifier',
]);

/** The argument's value, or null where it is more than a literal. */
function literal(code: string, argument: Node): Styles | null {
  for (const node of nodes(argument)) {
    if (!literals.has(node.type)) return null;
    if (node.type === 'Property' && (node.computed || node.shorthand)) return null;
  }
  try {
    return new Function(`return (${code.slice(argument.start, argument.end)});`)();
  } catch {
    return null; // it names a variable
  }
}

type Call = { start: number; end: number; callee: string; argument: Styles | null };

/** The names that a module imports from Panda by its own name for them, and its calls. */
function pandaIn(code: string, program: Node): { statement: Node; names: Map<string, string>; calls: Call[] } | null {
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
    const argument = node.arguments.length === 1 ? literal(code, node.arguments[0]) : null;
    calls.push({ start: node.start, end: node.end, callee, argument });
  }
  return { statement, names, calls };
}

/** What a module's source asks of Panda. */
export const pandaCalls = (code: string) => pandaIn(code, parseAst(code, { lang: 'tsx' }))?.calls ?? [];

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
      const found = pandaIn(code, parseAst(code));
      if (!found) return null;
      const { statement, names, calls } = found;
      const text = new MagicString(code);
      for (const { start, end, callee, argument } of calls) {
        if (!argument) {
          this.warn(`${id}: ${callee}() is not a literal, so this file keeps the styling runtime.`);
          return null;
        }
        text.overwrite(start, end, inlined(panda, callee, argument));
      }
      const called = new Set(calls.map(({ callee }) => callee));
      const cx = [...names].find(([, name]) => name === 'cx')?.[0];
      const runtimes = [called.has('cva') && 'staticRecipe', called.has('sva') && 'staticSlotRecipe'].filter(Boolean);
      const imports = [
        ...(cx ? [`import { cx as ${cx} } from '${source}/cx.mjs';`] : []),
        ...(runtimes.length > 0 ? [`import { ${runtimes} } from '${runtime}';`] : []),
      ];
      text.overwrite(statement.start, statement.end, imports.join(' '));
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
