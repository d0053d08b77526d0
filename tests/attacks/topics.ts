/** All attacks, by topic. */

import { access } from './access.ts';
import { credentials } from './credentials.ts';
import { grading } from './grading.ts';
import { http } from './http.ts';
import { inputs } from './inputs.ts';
import { once } from './once.ts';
import { paths } from './paths.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { purchases } from './purchases.ts';
import { secondFactor } from './second-factor.ts';
import { settings } from './settings.ts';
import { directSignIn, signIn } from './sign-in.ts';
import { stalls } from './stalls.ts';
import { studentView } from './student-view.ts';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';
import type { Topic } from './types.ts';
import { uploads } from './uploads.ts';

export const topics: Readonly<Record<string, Topic>> = {
  access,
  credentials,
  grading,
  http,
  inputs,
  once,
  paths,
  practice,
  privacy,
  purchases,
  'second-factor': secondFactor,
  settings,
  'sign-in': signIn,
  'sign-in-direct': directSignIn,
  stalls,
  'student-view': studentView,
  texts,
  tokens,
  uploads,
};
