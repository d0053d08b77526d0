/** A handler that sends an event where the machine takes it now; undefined where it would not, so that no control does nothing. */
export const ifTaken = <Event>(
  snapshot: { can: (event: Event) => boolean },
  send: (event: Event) => void,
  event: Event,
): (() => void) | undefined => (snapshot.can(event) ? () => send(event) : undefined);
