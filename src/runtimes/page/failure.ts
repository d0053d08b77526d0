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
