/**
 * The shell for pages that a mailed link opens. Before anything else loads, its first script moves the link's token out of
 * the address into the history entry's state, where src/routes/account/link-token.ts finds it, also after a reload.
 */

/** Runs in the browser as it is written here. The state has the form that the router gives it. */
const script = `
      var query = new URLSearchParams(location.search);
      var token = new URLSearchParams(location.hash.slice(1)).get('token') || query.get('token');
      query.delete('token');
      var path = location.pathname.replace(/^\\/register\\/?$/, '/registration') + ('?' + query).replace(/^\\?$/, '');
      if (token) history.replaceState({ usr: { token: token }, key: 'default', idx: 0 }, '', path);
    `;

export const linkPage = (shell: string): string => shell.replace('<head>', `<head>\n    <script>${script}</script>`);
