/** A picture to move in a lesson's text. */
import type { Page } from '@playwright/test';

export const explorablePage = (page: Page, title: string) => {
  const figure = page.getByRole('figure', { name: title });
  return {
    figure,
    picture: figure.getByRole('img', { name: title }),
    slider: (label: string) => figure.getByRole('slider', { name: label }),
    /** What screen readers hear once nothing moves. */
    status: figure.getByRole('status'),
  };
};
