/** What a recipe is in the built app: a look-up in the table that `scripts/static-styles.ts` made of it. */

type Options = Record<string, readonly string[]>;
type Defaults = Record<string, string>;
type Props = Record<string, unknown>;

/** The variant props' values as the table's key; a value that is no option counts as none. */
export function variantKey(options: Options, defaults: Defaults, props: Props = {}): string {
  return Object.entries(options)
    .map(([name, values]) => {
      const value = String(props[name] ?? defaults[name] ?? '');
      return values.includes(value) ? value : '';
    })
    .join('|');
}

/** `common` are the classes of every combination. */
export function staticRecipe(options: Options, defaults: Defaults, common: string, table: Record<string, string>) {
  return (props?: Props) => `${common} ${table[variantKey(options, defaults, props)] ?? ''}`.trim();
}

/** The same for a recipe of several slots. */
export function staticSlotRecipe(
  options: Options,
  defaults: Defaults,
  slots: Record<string, [common: string, table: Record<string, string>]>,
) {
  return (props?: Props) => {
    const key = variantKey(options, defaults, props);
    return Object.fromEntries(
      Object.entries(slots).map(([slot, [common, table]]) => [slot, `${common} ${table[key] ?? ''}`.trim()]),
    );
  };
}
