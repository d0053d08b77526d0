import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleStudent } from '../../../../api/generated/examples.ts';
import { profileOf } from '../../../../machines/account/profile-fields.ts';
import { ThemeSwitch } from '../../../primitives/theme-switch.tsx';
import { AccountDeletionScreen } from '../../privacy/deletion/deletion.view.tsx';
import { DataExportScreen } from '../../privacy/export/export.view.tsx';
import { DevicesScreen } from '../devices/devices.view.tsx';
import { PasswordChangeScreen } from '../password-change/password-change.view.tsx';
import { PhotoUploadScreen } from '../photo-upload/photo-upload.view.tsx';
import { ProfileDetailsScreen } from '../profile-details/profile-details.view.tsx';
import { RememberedEmailScreen } from '../remembered-email/remembered-email.view.tsx';
import { ProfileScreen } from './profile.view.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Student = {
  args: {
    name: 'Ada Okafor',
    role: 'Student',
    theme: <ThemeSwitch value="system" onChange={fn()} />,
    remembered: <RememberedEmailScreen view={{ state: 'kept', email: 'ada@example.com', onForget: fn() }} />,
    details: (
      <ProfileDetailsScreen
        view={{
          state: 'editing',
          email: 'ada@example.com',
          values: profileOf(exampleStudent),
          onSubmit: fn(),
        }}
      />
    ),
    devices: <DevicesScreen view={{ state: 'closed', onOpen: fn() }} />,
    password: <PasswordChangeScreen view={{ state: 'empty', onSubmit: fn(), onType: fn() }} />,
    archive: <DataExportScreen view={{ state: 'none', onRequest: fn() }} />,
    deletion: <AccountDeletionScreen view={{ state: 'offered', onBegin: fn() }} />,
    photo: (
      <PhotoUploadScreen
        view={{ state: 'empty', name: 'Ada Okafor', current: undefined, accept: 'image/png', onChoose: fn() }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(canvas.getByText('Student')).toBeVisible();
  },
} satisfies Story;
