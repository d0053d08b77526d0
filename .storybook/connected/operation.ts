/** An operation of the contract, with the examples of its success. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  status: number;
  mediaType: string | null;
  examples: readonly unknown[];
};
