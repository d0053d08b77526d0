/** What a model drives the product with. */
import type { Page } from '@playwright/test';

export type Stage = { page: Page };
