import { useState } from 'react';
import type { User } from '../../api/account/session-store.ts';
import { changePassword, removePhoto, updateProfile, uploadPhoto } from '../../api/account.ts';
import { passwordChangeMachine } from '../../machines/account/password-change.machine.ts';
import { photoUploadMachine } from '../../machines/account/photo-upload.machine.ts';
import { profileDetailsMachine, type UserChanged } from '../../machines/account/profile-details.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { PasswordChangeScreen } from '../../ui/screens/account/password-change/password-change.view.tsx';
import { PhotoUploadScreen } from '../../ui/screens/account/photo-upload/photo-upload.view.tsx';
import { ProfileScreen } from '../../ui/screens/account/profile/profile.view.tsx';
import { ProfileDetailsScreen } from '../../ui/screens/account/profile-details/profile-details.view.tsx';
import {
  RememberedEmailScreen,
  type RememberedEmailView,
} from '../../ui/screens/account/remembered-email/remembered-email.view.tsx';
import { useEffects } from '../effects.ts';
import { useBrowser, useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectPasswordChange } from './password-change.connect.ts';
import { connectPhotoUpload } from './photo-upload.connect.ts';
import { connectProfileDetails } from './profile-details.connect.ts';
import { useAuth, useSession } from './session.tsx';
import { rememberEmail, rememberedEmail } from './typed-email.ts';
import { usePasskeys } from './use-passkeys.ts';

const waiting = <LoadingText />;
const Passkeys = part('Passkeys', () => import('./passkeys.tsx'));
const SecondFactor = part('SecondFactor', () => import('./second-factor.tsx'));
const Devices = part('Devices', () => import('./devices.tsx'));
const DataExport = part('DataExport', () => import('../privacy/export.tsx'), { waiting });
const ThemeChoice = part('ThemeChoice', () => import('../shell/theme-choice.tsx'), { waiting });
const AccountDeletion = part('AccountDeletion', () => import('../privacy/deletion.tsx'), { waiting });

const detailsMachineOf = (person: string) =>
  profileDetailsMachine.provide({
    actors: { updateProfile: asPendingCall(updateProfile, () => ({ person, form: 'profile', subject: 'details' })) },
  });
const passwordMachine = passwordChangeMachine.provide({ actors: { changePassword } });
const photoMachine = photoUploadMachine.provide({ actors: { uploadPhoto, removePhoto } });

/** Puts the account as the server answered it into the session, so that the navigation shows the new name and photo. */
function useUpdateUser() {
  const session = useSession();
  return ({ user }: UserChanged) => session.send({ type: 'change.user', user });
}

export function Profile() {
  const { currentUser } = useAuth();
  const remembered = useRememberedEmail();
  const hasPasskeys = usePasskeys();
  if (!currentUser) return null;
  const name = `${currentUser.first_name} ${currentUser.last_name}`;
  return (
    <ProfileScreen
      name={name}
      role={currentUser.role === 'instructor' ? 'Instructor' : 'Student'}
      details={<Details user={currentUser} />}
      password={<Password />}
      devices={<Devices />}
      passkeys={hasPasskeys && <Passkeys />}
      secondFactor={<SecondFactor />}
      photo={<Photo name={name} current={currentUser.photo} />}
      remembered={remembered.state !== 'none' && <RememberedEmailScreen view={remembered} />}
      archive={<DataExport />}
      deletion={<AccountDeletion key={currentUser.deletionAt ?? 'none'} deletionAt={currentUser.deletionAt} />}
      theme={<ThemeChoice />}
    />
  );
}

function useRememberedEmail(): RememberedEmailView {
  const email = useBrowser(rememberedEmail, null);
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return { state: 'forgotten' };
  if (email === null) return { state: 'none' };
  const onForget = () => {
    rememberEmail(null);
    setIsForgotten(true);
  };
  return { state: 'kept', email, onForget };
}

function Details({ user }: { user: User }) {
  return (
    <WithDraft form="profile" subject="details">
      {(draft) => <DraftedDetails user={user} draft={draft} />}
    </WithDraft>
  );
}

type DraftedDetailsProps = { user: User; draft: Draft<'profile'> };

function DraftedDetails({ user, draft }: DraftedDetailsProps) {
  const [detailsMachine] = useState(() => detailsMachineOf(user.id));
  const [snapshot, send, flow] = useFlow(detailsMachine, { input: user });
  useEffects(flow);
  useEmitted(flow, 'userChanged', useUpdateUser());
  useEmitted(flow, 'userChanged', draft.onSent);
  return <ProfileDetailsScreen view={connectProfileDetails(snapshot, send, { email: user.email, draft })} />;
}

function Password() {
  const session = useSession();
  const [snapshot, send, flow] = useFlow(passwordMachine);
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'tokenChanged', ({ token, expiresAt }) => session.send({ type: 'change.token', token, expiresAt }));
  return <PasswordChangeScreen view={connectPasswordChange(snapshot, send)} />;
}

function Photo({ name, current }: { name: string; current: string | undefined }) {
  const [snapshot, send, flow] = useFlow(photoMachine, { input: { hasPhoto: current !== undefined } });
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'userChanged', useUpdateUser());
  return <PhotoUploadScreen view={connectPhotoUpload(snapshot, send, { name, current })} />;
}
