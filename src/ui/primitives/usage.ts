/** What a primitive's page says beside its stories: in its stories' `parameters.usage`. */
export type Usage = {
  /** When it is the right one. */
  use: string;
  /** When another one is, and which. */
  avoid: string;
  /** What its keys do, and where the focus goes. */
  keyboard: string;
};
