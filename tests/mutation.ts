/** A mistake that is planted in the product's source, to show that a test notices it. */

export type Mutation = {
  /** Where it is planted, as a path from the project's folder. */
  file: string;
  /** The code that is replaced; the file has it once. */
  from: string;
  to: string;
};

/** The code with the mistake. Throws where the code to replace is not there once: its tests would prove nothing. */
export function plant(code: string, { file, from, to }: Mutation): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times, not once.`);
  return parts.join(to);
}
