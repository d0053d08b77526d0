import type { EventObject } from 'xstate';
import { lessonPage } from '../../../pages/lesson/detail.page.ts';
import { type PageHelpers, press } from '../../browser/page-helpers.ts';

/** Completing a lesson announces it; that can be done once, so that the event is sent directly from then on. */
export async function completeOnce({ page, send }: PageHelpers, event: EventObject): Promise<unknown> {
  const { completeButton, completed } = lessonPage(page);
  await completeButton.or(completed).waitFor();
  return (await completeButton.isVisible()) ? press(completeButton) : send(event);
}
