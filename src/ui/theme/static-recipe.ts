/** A recipe in the built app: the class names that `scripts/static-styles.ts` made of it. */

/** The class names of each variant's values. */
type Variants = Record<string, Record<string, string>>;
type Defaults = Record<string, string>;
type Props = Record<string, unknown>;

// A class name has conditions, then the property: `md:p_4`, `[&_svg]:w_4`, `hover:bg_accent.hover`.
const property = /^((?:\[.*?\]:|[^:_[]*:)*[^:_]*)_/;

/** The conditions and the property of a class. */
const propertyOf = (name: string) => property.exec(name)?.[1] ?? name;

/** A later class replaces an earlier one of the same property under the same conditions. */
function merged(lists: string[]): string {
  const classes = lists.flatMap((list) => (list ? list.split(' ') : []));
  return [...new Map(classes.map((name) => [propertyOf(name), name])).values()].join(' ');
}

/** The function that a recipe becomes. An unknown value of a variant is ignored. */
export function staticRecipe(base: string, variants: Variants, defaults: Defaults) {
  return (props: Props = {}) => {
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    const chosen = Object.entries({ ...defaults, ...Object.fromEntries(given) });
    return merged([base, ...chosen.map(([name, value]) => variants[name]?.[String(value)] ?? '')]);
  };
}

/** The same for a recipe of several slots. */
export function staticSlotRecipe(slots: Record<string, [base: string, variants: Variants]>, defaults: Defaults) {
  const recipes = Object.entries(slots).map(
    ([slot, [base, variants]]) => [slot, staticRecipe(base, variants, defaults)] as const,
  );
  return (props?: Props) => Object.fromEntries(recipes.map(([slot, recipe]) => [slot, recipe(props)]));
}
