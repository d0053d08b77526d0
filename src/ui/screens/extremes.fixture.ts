/** Extreme content for stories: long words, long texts, many items. */
import { expect } from 'storybook/test';

export const longTitle =
  'Introduction to the Measurement, Modelling and Communication of Uncertainty in Longitudinal Survey Research';
/** A word in which no line can break. */
export const longWord = 'Datenverarbeitungsgrundlagenwiederholungskurs';
export const longName = 'Prof. Dr. María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';

const thousand = Array.from({ length: 1000 }, (_, index) => index);
/** A thousand copies of the first item, each with its own id. */
export const thousandLike = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.slice(0, 1).flatMap((item) => thousand.map((index) => ({ ...item, id: `${item.id}-${index}` })));

export const withoutImage = <Item extends { image?: string }>({ image: _, ...item }: Item) => item;

/** Axe would take a minute for a thousand equal items, so only the stories with a few items are checked with it. */
export const aThousandAlike = { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } };

/** Fails if the page scrolls sideways. */
export const expectToFit = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
