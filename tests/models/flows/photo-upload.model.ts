import { exampleStudent } from '../../../src/api/examples.ts';
import { largestPhoto, photoUploadMachine } from '../../../src/machines/photo-upload.machine.ts';
import { model } from '../engine/model.ts';

const photo = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

export const photoUpload = model(photoUploadMachine)({
  starts: { visit: {} },
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
    empty: { says: '§2 Profile: a photo can be chosen' },
    otherType: { says: 'decisions 8: PNG, JPEG or WebP' },
    tooLarge: { says: 'decisions 8: up to 5 MB' },
    ready: { says: 'the chosen photo, before it is sent' },
    uploading: { says: 'the photo is on its way, and not sent twice' },
    rejected: { says: 'not taken; the photo is still there' },
  },
});
