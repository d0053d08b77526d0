/** Sessions, registration, passwords and the profile. */
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.ts';
import { deletePhoto, findPhoto, replacePhoto } from './photo.ts';
import { updateProfile } from './profile.ts';
import { register, unusedInvitation } from './registration.ts';
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

  completeRegistration: async ({ token, body, caller }, context) => {
    return { status: 201, body: userView(await register(context, token, body.password, caller)) };
  },

  register: async ({ body, caller }, context) => {
    return { status: 201, body: userView(await register(context, body.token, body.password, caller)) };
  },

  requestPasswordReset: async ({ body, address }, context) => {
    await requestPasswordReset(context, body.email, address);
    return { status: 202, body: { message: 'If the address has an account, a reset link is on its way.' } };
  },

  confirmPasswordReset: async ({ token, body, caller }, context) => {
    await resetPassword(context, token, body.password, caller);
    return { status: 204 };
  },

  changePassword: async ({ user, body, caller }, context) => {
    return { status: 200, body: { token: await changePassword(context, user, body, caller) } };
  },

  updateProfile: async ({ user, body }, { db, now }) => {
    return { status: 200, body: userView(await updateProfile(db, user.id, body, now())) };
  },

  uploadPhoto: async ({ user, body }, { db }) => {
    return { status: 200, body: userView(await replacePhoto(db, user.id, body)) };
  },

  removePhoto: async ({ user }, { db }) => {
    return { status: 200, body: userView(await deletePhoto(db, user.id)) };
  },

  getPhoto: async ({ params }, { db }) => {
    const photo = await findPhoto(db, params.photoId);
    if (!photo) throw new Problem(404, 'There is no such photo.');
    return {
      status: 200,
      mediaType: 'image/webp',
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      body: photo,
    };
  },
};
