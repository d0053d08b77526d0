/** Files that are chosen and uploaded. The walk says how far each upload has come, and how it is answered. */
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../../src/api/operation.ts';
import type { PageHelpers } from '../browser/page-helpers.ts';
import { faultOf } from '../engine/failed-call.ts';

export const uploadSamples = (id: string) => ({
  'upload.progress': [{ share: 0.5 }],
  'upload.done': [{ id }],
  'upload.failed': [{ error: faultOf(500) }],
});

/** Passes `progress` events of the window on to uploads, so that the walk can say how far one has come. */
export const letTellProgress = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      addEventListener('progress', (event) => this.upload.dispatchEvent(new ProgressEvent('progress', event)));
      send.call(this, body);
    };
  });

/** Chooses the files that are not in the list yet. One that is would count as new, as its file is made again here. */
export async function choose(field: Locator, list: Locator, files: readonly File[]): Promise<void> {
  const isThere = await Promise.all(files.map(({ name }) => list.getByText(name).count()));
  const added = files
    .filter((_, index) => isThere[index] === 0)
    .map(({ name, type }) => ({ name, mimeType: type, buffer: Buffer.from('Something.') }));
  if (added.length > 0) await field.setInputFiles(added);
}

/** `flow` is the machine's id, `uploaded` the answer to an upload. */
export const uploadActs = (operation: OperationId, flow: string, uploaded: object) => ({
  'upload.progress': async ({ network, page }: PageHelpers, { share }: { share: number }) => {
    await network.called([operation]);
    const state = { lengthComputable: true, loaded: share, total: 1 };
    await page.evaluate((init) => dispatchEvent(new ProgressEvent('progress', init)), state);
  },
  'upload.done': async ({ network, page }: PageHelpers) => {
    await network.called([operation]);
    const before = await page.evaluate((id) => window.observed.received(id, 'upload.done'), flow);
    await network.end([operation], { kind: 'done', body: uploaded });
    // Waits for the event itself, as the machine may stay in its state to upload the next file.
    const isReceived = ([id, known]: readonly [string, number]) => window.observed.received(id, 'upload.done') > known;
    await page.waitForFunction(isReceived, [flow, before] as const, { polling: 20 });
  },
  'upload.failed': async ({ network }: PageHelpers) => {
    await network.called([operation]);
    await network.end([operation], { kind: 'error', status: 500 });
  },
});
