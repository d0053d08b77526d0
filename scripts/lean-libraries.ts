import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseAst } from 'vite';

const routerBuild = resolve('node_modules/react-router/dist/production');

const pureCalls = ['createContext', 'forwardRef', 'memo'];

/** `Link.displayName = "Link";`: a name for developer tools, which the bundler takes for an effect. */
const displayName = /^ *\w+\.displayName = .*;$/gm;

/** `["path", { d: "M22 10v6", key: "1lu8f3" }]`: what tells an icon's lines apart, which never change. */
const iconKey = /(?<=\[\s*"\w+",\s*\{[^}]*),\s*key: "\w+"/g;

/** `React.createContext(…)` and the like: calls without an effect, which the library does not mark as such. */
const isPureCall = (node: ESTree.Expression | null) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  pureCalls.includes(node.callee.property.name);

/**
 * Lets the bundler drop the parts of the router that nothing uses (data forms, scroll restoration, framework scripts),
 * the names of icons for developer tools, and the keys of their lines.
 * docs/adr/011-tools-of-our-own.md has what that saves.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
      resolve: {
        alias: [
          // The package has production files, but no export condition that leads to them.
          { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
          // A shim for React before 18.
          { find: /^use-sync-external-store\/shim\b/, replacement: 'use-sync-external-store' },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$|lucide-react\/dist\/esm\/(createLucideIcon|icons\/.*)\.mjs$/ },
      handler(code) {
        const text = new MagicString(code).replaceAll(displayName, '').replaceAll(iconKey, '');
        for (const statement of parseAst(code).body) {
          if (statement.type !== 'VariableDeclaration') continue;
          for (const { init } of statement.declarations) {
            if (init && isPureCall(init)) text.appendLeft(init.start, '/* @__PURE__ */ ');
          }
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
