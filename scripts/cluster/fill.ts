/** Fills the placeholders of a configuration, as `envsubst` does. */
export type Values = Readonly<Record<string, string>>;

const placeholder = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** The names of the placeholders in a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Throws where a placeholder has no value: `envsubst` would leave it empty. */
export const filledIn = (text: string, values: Values): string =>
  text.replaceAll(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for \${${name}}`);
    return value;
  });
