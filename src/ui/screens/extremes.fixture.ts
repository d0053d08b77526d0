/** Content as it comes on the worst of days. */
import { expect } from 'storybook/test';

export const longTitle =
  'Introduction to the Measurement, Modelling and Communication of Uncertainty in Longitudinal Survey Research';
/** Breaks nowhere of its own. */
export const longWord = 'Datenverarbeitungsgrundlagenwiederholungskurs';
export const longName = 'Prof. Dr. María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';

const thousand = Array.from({ length: 1000 }, (_, index) => index);
/** A thousand like the first of these. */
export const thousandLike = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.slice(0, 1).flatMap((item) => thousand.map((index) => ({ ...item, id: `${item.id}-${index}` })));

/** Axe would take a minute over items that are alike; it looks at them in the story of a few. */
export const aThousandAlike = { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } };

/** Nothing has to be scrolled to sideways. */
export const expectToFit = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
