/** For tests: what a server's process takes over from theirs: where programs are, and what Node has compiled. */
export const inheritedEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
