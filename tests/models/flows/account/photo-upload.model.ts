import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { largestPhoto, photoUploadMachine } from '../../../../src/machines/account/photo-upload.machine.ts';
import { alert, control, field, words } from '../../browser/looks.ts';
import { barred, button, pressTwice } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

const photo = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

export const photoUpload = model(photoUploadMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile') } },
  events: {
    choose: [
      { photo: photo('image/png', 100) },
      { photo: photo('image/gif', 100) },
      { photo: photo('image/png', largestPhoto + 1) },
    ],
    cancel: [{}],
    upload: [{}],
  },
  answers: { uploadPhoto: { done: [exampleStudent], error: [422] } },
  see: {
    empty: { says: '§account.35: a photo can be chosen', shows: [field('Choose a photo')] },
    otherType: { says: '§account.37: PNG, JPEG or WebP', shows: [words('Please choose a PNG, JPEG or WebP image.')] },
    tooLarge: { says: '§account.37: up to 5 MB', shows: [words('Please choose an image of at most 5 MB.')] },
    ready: {
      says: 'the chosen photo, before it is sent',
      shows: [words('Preview: not saved yet.'), control('Save Photo'), control('Cancel')],
    },
    uploading: { says: 'the photo is on its way, and not sent twice', shows: [control('Uploading...')] },
    rejected: { says: 'not taken; the photo is still there', shows: [alert(), control('Save Photo')] },
  },
  act: {
    choose: async ({ page }, { photo }) => {
      const input = page.getByLabel('Choose a photo', { exact: true });
      if (await input.isDisabled()) return barred;
      await input.focus();
      return input.setInputFiles({
        name: 'photo',
        mimeType: photo.type,
        buffer: Buffer.from(await photo.arrayBuffer()),
      });
    },
    cancel: button('Cancel'),
    upload: ({ page }) => pressTwice(page.getByRole('button', { name: 'Save Photo' })),
  },
});
