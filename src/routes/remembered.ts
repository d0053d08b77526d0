/** A value in the history entry's state. Only the app writes it: unlike an address, no link can bring it. */
export function remembered(state: unknown, key: 'from' | 'enrol' | 'token'): unknown {
  return state instanceof Object ? Reflect.get(state, key) : undefined;
}
