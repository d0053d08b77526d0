/** What a history entry remembers under a key. Only the app writes it: unlike an address, it cannot come with a link. */
export function remembered(state: unknown, key: 'from' | 'enrol' | 'token'): unknown {
  return state instanceof Object ? Reflect.get(state, key) : undefined;
}
