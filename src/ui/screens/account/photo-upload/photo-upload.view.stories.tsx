import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { PhotoUploadScreen, type PhotoUploadView } from './photo-upload.view.tsx';

const onChoose = fn();
const onUpload = fn();
const onCancel = fn();
const onRemove = fn();
const person = {
  name: 'Ada Okafor',
  current: undefined,
  accept: 'image/png,image/jpeg,image/webp',
  onChoose,
};
// An image of one pixel.
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p8zHYQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const withPhoto = { ...person, current: '/covers/data-literacy.svg' };
const photo = new File([pixel], 'ada.png', { type: 'image/png' });

const meta = {
  title: 'Screens/Photo upload',
  component: PhotoUploadScreen,
  parameters: {
    machine: 'account/photo-upload',
    cameFor: {
      empty: [field('Choose a photo')],
      otherType: [field('Choose a photo')],
      tooLarge: [field('Choose a photo')],
      ready: [button('Save Photo')],
      uploading: [button('Uploading...')],
      rejected: [field('Choose a photo'), button('Save Photo')],
      confirming: [button('Remove Photo'), button('Keep Photo')],
      removing: [button('Removing...')],
      notRemoved: [button('Remove Photo'), button('Keep Photo')],
    } satisfies CameFor<PhotoUploadView>,
  },
} satisfies Meta<typeof PhotoUploadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {
  args: { view: { state: 'empty', ...person } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a photo'), photo);
    await expect(onChoose).toHaveBeenCalledWith(photo);
    await expect(canvas.queryByRole('button', { name: 'Save Photo' })).toBeNull();
  },
} satisfies Story;

export const OtherType = {
  args: { view: { state: 'otherType', ...person } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a photo')).toHaveAccessibleDescription(/Please choose a PNG/);
  },
} satisfies Story;

export const TooLarge = {
  args: { view: { state: 'tooLarge', ...person } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a photo')).toHaveAccessibleDescription(/image of at most 5 MB/);
  },
} satisfies Story;

export const Ready = {
  args: { view: { state: 'ready', ...person, photo, onUpload, onCancel } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Photo' }));
    await expect(onUpload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Uploading = {
  args: { view: { state: 'uploading', ...person, photo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a photo')).toBeDisabled();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...person,
      photo,
      onUpload,
      onCancel,
      message: 'The photo must be a PNG, JPEG or WebP image.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The photo must be a PNG, JPEG or WebP image.');
  },
} satisfies Story;

export const EmptyWithPhoto = {
  name: 'Empty (with a photo)',
  args: { view: { state: 'empty', ...withPhoto, onRemove } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', ...withPhoto, onRemove, onCancel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remove your photo?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Photo' }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Removing = {
  args: { view: { state: 'removing', ...withPhoto } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a photo')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Removing/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotRemoved = {
  args: {
    view: {
      state: 'notRemoved',
      ...withPhoto,
      onRemove,
      onCancel,
      message: 'Your photo could not be removed. Please try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your photo could not be removed.');
  },
} satisfies Story;
