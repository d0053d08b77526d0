/**
 * Panda resolves `css({…})`, `cva({…})` and `sva({…})` when they run. All of ours are literals, so the build asks Panda
 * once and writes the answer down: the browser gets class names and no styling runtime.
 */
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { type Plugin, parseAst } from 'vite';

type Styles = Record<string, unknown>;
type Recipe = { variants?: Record<string, Styles>; defaultVariants?: Record<string, unknown> };
export type Panda = {
  css: (styles: Styles) => string;
  cva: (recipe: Recipe) => (props: Styles) => string;
  sva: (recipe: Recipe) => (props: Styles) => Record<string, string>;
};

const source = 'styled-system/css';
const runtime = '/src/ui/theme/static-recipe.ts';
const json = JSON.stringify;

/** Every choice of one option, or of none (''), from each variant. */
function combinations(options: Record<string, string[]>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((props) => ['', ...values].map((value) => ({ ...props, [name]: value }))),
    [{}],
  );
}

/** Splits the classes of each combination into those of all and the rest. */
function factored(classes: Map<string, string>): [common: string, table: Record<string, string>] {
  const lists = [...classes.values()].map((list) => list.split(' '));
  const common = (lists[0] ?? []).filter((name) => lists.every((list) => list.includes(name)));
  const rest = (list: string) => list.split(' ').filter((name) => !common.includes(name));
  return [common.join(' '), Object.fromEntries([...classes].map(([key, list]) => [key, rest(list).join(' ')]))];
}

/** A recipe's options, its defaults, and the props of every row of its table by the row's key. */
function rowsOf({ variants = {}, defaultVariants = {} }: Recipe) {
  const options = Object.fromEntries(Object.entries(variants).map(([name, values]) => [name, Object.keys(values)]));
  const defaults = Object.fromEntries(Object.entries(defaultVariants).map(([name, value]) => [name, String(value)]));
  const rows = new Map(combinations(options).map((props) => [Object.values(props).join('|'), props]));
  return { options, defaults, rows };
}

/** The code that stands for the call. */
export function inlined(panda: Panda, callee: string, argument: Styles): string {
  if (callee === 'css') return json(panda.css(argument));
  const { options, defaults, rows } = rowsOf(argument);
  if (callee === 'cva') {
    const recipe = panda.cva(argument);
    const [common, table] = factored(new Map([...rows].map(([key, props]) => [key, recipe(props)])));
    return `staticRecipe(${json(options)}, ${json(defaults)}, ${json(common)}, ${json(table)})`;
  }
  const recipe = panda.sva(argument);
  const results = new Map([...rows].map(([key, props]) => [key, recipe(props)]));
  const slots = Object.keys(recipe({})).map((slot) => [
    slot,
    factored(new Map([...results].map(([key, classes]) => [key, classes[slot] ?? '']))),
  ]);
  return `staticSlotRecipe(${json(options)}, ${json(defaults)}, ${json(Object.fromEntries(slots))})`;
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
      const program = parseAst(code);
      const statement: Node = program.body.find(
        (node: Node) => node.type === 'ImportDeclaration' && node.source.value === source,
      );
      if (!statement) return null;
      const names = new Map<string, string>(
        statement.specifiers.map((specifier: Node) => [specifier.local.name, specifier.imported.name]),
      );
      const text = new MagicString(code);
      const kept = new Set([...names].filter(([, name]) => name === 'cx').map(([local]) => local));
      const used = new Set<string>();
      for (const node of nodes(program.body)) {
        const name = node.type === 'CallExpression' && names.get(node.callee.name);
        if (!name || name === 'cx') continue;
        const argument = node.arguments.length === 1 ? literal(code, node.arguments[0]) : null;
        if (!argument) {
          this.warn(`${id}: ${node.callee.name}() is not a literal, so this file keeps the styling runtime.`);
          return null;
        }
        text.overwrite(node.start, node.end, inlined(panda, name, argument));
        if (name !== 'css') used.add(name === 'cva' ? 'staticRecipe' : 'staticSlotRecipe');
      }
      const imports = [
        ...(kept.size > 0 ? [`import { cx as ${[...kept][0]} } from '${source}/cx.mjs';`] : []),
        ...(used.size > 0 ? [`import { ${[...used].join(', ')} } from '${runtime}';`] : []),
      ];
      text.overwrite(statement.start, statement.end, imports.join(' '));
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
