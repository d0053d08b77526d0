import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { largestPhoto, photoUploadMachine } from '../../../../src/machines/account/photo-upload.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, text } from '../../browser/locators.ts';
import { barred, press, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const photo = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

const withPhoto = { ...exampleStudent, photo: '/covers/data-literacy.svg' };

export const photoUpload = model(photoUploadMachine)({
  starts: {
    visit: { open: ({ attend }) => attend('/profile'), input: () => ({ hasPhoto: false }) },
    visitWithPhoto: {
      open: ({ attend }) => attend('/profile', { user: withPhoto }),
      input: () => ({ hasPhoto: true }),
    },
  },
  events: {
    choose: [
      { photo: photo('image/png', 100) },
      { photo: photo('image/gif', 100) },
      { photo: photo('image/png', largestPhoto + 1) },
    ],
    cancel: [{}],
    upload: [{}],
    remove: [{}],
  },
  answers: {
    uploadPhoto: { done: [withPhoto], error: [422] },
    removePhoto: { done: [exampleStudent], error: [500] },
  },
  tells: ({ hasPhoto }) => hasPhoto,
  see: {
    empty: { says: '§account.35: a photo can be chosen', shows: [on(profilePage, 'photo')] },
    otherType: { says: '§account.37: PNG, JPEG or WebP', shows: [text('Please choose a PNG, JPEG or WebP image.')] },
    tooLarge: { says: '§account.37: up to 5 MB', shows: [text('Please choose an image of at most 5 MB.')] },
    ready: {
      says: 'the chosen photo, before it is sent',
      shows: [
        text('Preview: not saved yet.'),
        on(profilePage, 'savePhotoButton'),
        on(profilePage, 'cancelPhotoButton'),
      ],
    },
    uploading: {
      says: 'the photo is on its way, and not sent twice',
      shows: [on(profilePage, 'uploadingPhotoButton')],
    },
    confirming: {
      says: '§account.52: asked again before the photo is deleted',
      shows: [text('Remove your photo?'), on(profilePage, 'removePhotoButton'), on(profilePage, 'keepPhotoButton')],
    },
    removing: { says: 'the photo is being deleted', shows: [on(profilePage, 'removingPhotoButton')] },
    notRemoved: {
      says: 'the photo is still there, with the reason',
      shows: [alert(), on(profilePage, 'removePhotoButton'), on(profilePage, 'keepPhotoButton')],
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
    cancel: ({ page }) => press(profilePage(page).cancelPhotoButton.or(profilePage(page).keepPhotoButton)),
    remove: async ({ page }) => {
      const { removePhotoButton, photo } = profilePage(page);
      await photo.waitFor();
      return (await removePhotoButton.isVisible()) ? press(removePhotoButton) : barred;
    },
    upload: ({ page }) => pressTwice(profilePage(page).savePhotoButton),
  },
});
