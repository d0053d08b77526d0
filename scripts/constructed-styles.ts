import type { Plugin } from 'vite';

const condition = '!root.head && root.adoptedStyleSheets';

/**
 * The editor's library adds its styles as an element, which the content policy does not allow, and keeps constructed style
 * sheets for shadow trees. This has it use them for the page, too.
 */
export function constructedStyles(): Plugin {
  return {
    name: 'constructed-styles',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/style-mod\/src\/style-mod\.js$/ },
      handler(code) {
        if (!code.includes(condition)) throw new Error('style-mod no longer decides where its styles go as it did.');
        return { code: code.replace(condition, 'root.adoptedStyleSheets'), map: null };
      },
    },
  };
}

const cursor = 'var setupGlobalCursor = (ctx, state, x, nonce) => {';

/**
 * The divider's library sets the pointer's shape by such an element, too, while a divider is dragged. The divider keeps the
 * pointer to itself then, so that its own style is enough.
 */
export function ownCursors(): Plugin {
  return {
    name: 'own-cursors',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@zag-js\/splitter\/dist\/splitter\.dom\.mjs$/ },
      handler(code) {
        if (!code.includes(cursor)) throw new Error('@zag-js/splitter no longer sets the pointer as it did.');
        return { code: code.replace(cursor, `${cursor} return;`), map: null };
      },
    },
  };
}
