/** Why a language could not be loaded. */
export type RuntimeFailureKind = 'offline' | 'failed' | 'unsupported';

export class RuntimeFailure extends Error {
  readonly kind: RuntimeFailureKind;

  constructor(kind: RuntimeFailureKind, message: string) {
    super(message);
    this.name = 'RuntimeFailure';
    this.kind = kind;
  }
}

/** Where the browser knows of no network, loading goes on by itself once it says that there is one. */
export const notReached = (message: string) => new RuntimeFailure(navigator.onLine ? 'failed' : 'offline', message);
