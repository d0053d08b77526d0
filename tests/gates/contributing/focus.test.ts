/** Where a view moves the focus, a story of it says where to: somebody who uses the keyboard would start again at the top. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const notHeld = 'a change of state moves it, which no story shows yet: walks hold that the focus is not lost';
const why: Readonly<Record<string, string>> = {
  'src/ui/parts/account/sign-in-form.tsx': 'held by the stories of the sign-in screen',
  'src/ui/screens/account/photo-upload/photo-upload.view.tsx': notHeld,
  'src/ui/screens/analytics/placement/placement.view.tsx': notHeld,
  'src/ui/screens/catalogue/list/page-window.tsx': notHeld,
  'src/ui/screens/dashboard/recommended-courses/recommended-card.tsx': notHeld,
  'src/ui/screens/practice/case-study/scene.tsx': notHeld,
};

const isHeld = (file: string) =>
  globSync(`${dirname(file)}/*.stories.tsx`).some((stories) => readFileSync(stories, 'utf8').includes('toHaveFocus()'));

test('each view that moves the focus has a story that says where to', () => {
  const moving = globSync('src/ui/{parts,screens}/**/*.tsx', { exclude: ['**/*.{stories,fixture}.tsx'] }).filter(
    (file) => /\.focus\(/.test(readFileSync(file, 'utf8')),
  );
  const unheld = moving.filter((file) => !isHeld(file)).toSorted();
  expect(unheld).toEqual(Object.keys(why));
});
