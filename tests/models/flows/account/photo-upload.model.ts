import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { largestPhoto, photoUploadMachine } from '../../../../src/machines/account/photo-upload.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, words } from '../../browser/locators.ts';
import { barred, pressing, pressTwice } from '../../browser/page-helpers.ts';
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
    empty: { says: '§account.35: a photo can be chosen', shows: [on(profilePage, 'photo')] },
    otherType: { says: '§account.37: PNG, JPEG or WebP', shows: [words('Please choose a PNG, JPEG or WebP image.')] },
    tooLarge: { says: '§account.37: up to 5 MB', shows: [words('Please choose an image of at most 5 MB.')] },
    ready: {
      says: 'the chosen photo, before it is sent',
      shows: [
        words('Preview: not saved yet.'),
        on(profilePage, 'savePhotoButton'),
        on(profilePage, 'cancelPhotoButton'),
      ],
    },
    uploading: {
      says: 'the photo is on its way, and not sent twice',
      shows: [on(profilePage, 'uploadingPhotoButton')],
    },
    rejected: { says: 'not taken; the photo is still there', shows: [alert(), on(profilePage, 'savePhotoButton')] },
  },
  act: {
    choose: async ({ page }, { photo }) => {
      const input = profilePage(page).photo;
      if (await input.isDisabled()) return barred;
      await input.focus();
      return input.setInputFiles({
        name: 'photo',
        mimeType: photo.type,
        buffer: Buffer.from(await photo.arrayBuffer()),
      });
    },
    cancel: pressing(profilePage, 'cancelPhotoButton'),
    upload: ({ page }) => pressTwice(profilePage(page).savePhotoButton),
  },
});
