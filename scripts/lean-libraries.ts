import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseAst } from 'vite';

const routerBuild = resolve('node_modules/react-router/dist/production');

const pureCalls = ['createContext', 'forwardRef', 'memo'];

/** `Link.displayName = "Link"`: a name for developer tools, which the bundler takes for an effect. */
const isDisplayName = (node: ESTree.Statement) =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'AssignmentExpression' &&
  node.expression.left.type === 'MemberExpression' &&
  node.expression.left.property.type === 'Identifier' &&
  node.expression.left.property.name === 'displayName';

/** `React.createContext(…)` and the like: calls without an effect, which the library does not mark as such. */
const isPureCall = (node: ESTree.Expression | null) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  pureCalls.includes(node.callee.property.name);

/**
 * Lets the bundler drop the parts of the router that nothing uses: data forms, scroll restoration, framework scripts.
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
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const text = new MagicString(code);
        for (const statement of parseAst(code).body) {
          if (isDisplayName(statement)) text.remove(statement.start, statement.end);
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
