/** Sessions, registration, passwords and the profile. */
import { type Handlers, inTwoSteps } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { changePassword, prepareReset, requestPasswordReset, resetPassword } from './password.ts';
import { preparePhoto } from './photo/image.ts';
import { deletePhoto, findPhoto, replacePhoto } from './photo/store.ts';
import { updateProfile } from './profile.ts';
import { prepareRegistration, register, unusedInvitation } from './registration.ts';
import { signIn, signOut } from './session.ts';
import { userView } from './user.ts';

export const accountHandlers: Pick<
  Handlers,
  | 'login'
  | 'logout'
  | 'getCurrentUser'
  | 'verifyToken'
  | 'completeRegistration'
  | 'register'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'changePassword'
  | 'updateProfile'
  | 'uploadPhoto'
  | 'removePhoto'
  | 'getPhoto'
> = {
  login: async ({ body, caller }, context) => {
    return { status: 200, body: { token: await signIn(context, body, caller) } };
  },

  logout: async ({ user, caller }, context) => {
    await signOut(context, user, caller);
    return { status: 204 };
  },

  getCurrentUser: async ({ user }) => ({ status: 200, body: userView(user) }),

  verifyToken: async ({ token }, context) => {
    const { email, firstName, lastName } = await unusedInvitation(context, token);
    return { status: 200, body: { email, first_name: firstName, last_name: lastName } };
  },

  completeRegistration: inTwoSteps({
    prepare: ({ token, body }, context) => prepareRegistration(context, token, body.password),
    handle: async ({ caller }, context, made) => {
      return { status: 201, body: userView(await register(context, made, caller)) };
    },
  }),

  register: inTwoSteps({
    prepare: ({ body }, context) => prepareRegistration(context, body.token, body.password),
    handle: async ({ caller }, context, made) => {
      return { status: 201, body: userView(await register(context, made, caller)) };
    },
  }),

  requestPasswordReset: async ({ body, address }, context) => {
    await requestPasswordReset(context, body.email, address);
    return { status: 202, body: { message: 'If the address has an account, a reset link is on its way.' } };
  },

  confirmPasswordReset: inTwoSteps({
    prepare: ({ token, body }, context) => prepareReset(context, token, body.password),
    handle: async ({ caller }, context, made) => {
      await resetPassword(context, made, caller);
      return { status: 204 };
    },
  }),

  changePassword: async ({ user, body, caller }, context) => {
    return { status: 200, body: { token: await changePassword(context, user, body, caller) } };
  },

  updateProfile: async ({ user, body }, { db, now }) => {
    return { status: 200, body: userView(await updateProfile(db, user.id, body, now())) };
  },

  uploadPhoto: inTwoSteps({
    prepare: ({ body }) => preparePhoto(body),
    handle: async ({ user }, { db }, photo) => ({
      status: 200,
      body: userView(await replacePhoto(db, user.id, photo)),
    }),
  }),

  removePhoto: async ({ user }, { db }) => {
    return { status: 200, body: userView(await deletePhoto(db, user.id)) };
  },

  getPhoto: async ({ params }, { db }) => {
    const photo = await findPhoto(db, params.photoId);
    if (!photo) throw new Problem(404, 'There is no such photo.');
    return {
      status: 200,
      mediaType: 'image/webp',
      headers: { 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      body: photo,
    };
  },
};
