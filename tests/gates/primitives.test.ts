/** Every primitive has its page and a story for each state, and views are styled with recipes and tokens alone. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { primitives } from '../../.storybook/foundations/foundations.ts';
import { pandaCalls } from '../../scripts/static-styles.ts';

/** Primitives that are never used alone: the stories of another one show them. */
const shownWith: Record<string, string> = {
  field: 'text-field',
  'route-link': 'link',
  spinner: 'loading-text',
  pending: 'loading-text',
  'tone-icon': 'alert',
  bar: 'progress-bar',
  'skeleton-card': 'card',
  corner: 'notice-region',
  loading: 'loading-text',
};
/** All but the file of helpers that stories use. */
const components = primitives.filter((file) => basename(file) !== 'story-frames.tsx');
const stemOf = (file: string) => basename(file, '.tsx');
const storiesOf = (stem: string) => `src/ui/primitives/${stem}.stories.tsx`;
const read = (file: string) => readFileSync(file, 'utf8');

const sentence = z.string().min(12);
const told = z.object({
  tags: z.array(z.string()).refine((tags) => tags.includes('autodocs')),
  parameters: z.object({ usage: z.strictObject({ use: sentence, avoid: sentence, keyboard: sentence }) }),
});

describe('Every primitive has a page', () => {
  it.each(components.map(stemOf))('%s', { timeout: 20_000 }, async (stem) => {
    const parent = shownWith[stem];
    const file = storiesOf(parent ?? stem);
    if (!existsSync(file)) throw new Error(`Write ${file}, or name in this test with what ${stem} is shown.`);
    const stories = (await import(`../../${file}`)) as { default: unknown }; // a module of stories
    const page = told.safeParse(stories.default);
    expect(page.error?.issues.map(({ path }) => `${file}: ${path.join('.')} is missing or says too little`)).toBe(
      undefined,
    );
  });

  it('and one that is shown on the page of another has none of its own', () => {
    expect(Object.keys(shownWith).filter((stem) => existsSync(storiesOf(stem)))).toEqual([]);
  });
});

/** What stays where it is while the page scrolls, and why it is not a notice in the corner. */
const fixed: Record<string, string> = {
  'src/ui/primitives/corner.tsx': 'the corner itself',
  'src/ui/primitives/dialog.tsx': 'lies over the whole window',
  'src/ui/screens/course/detail/phone-bar.tsx': 'the bar of a page on a phone',
  'src/routes/search/opener.tsx': 'keeps the page where it is while the search opens',
};

it('§shell.26 Notices: all that the app says by itself stands in one corner', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter((file) => /position: 'fixed'/.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(fixed).toSorted());
});

/** Where a line with a spinner says that something loads, and why no skeleton shows its shape. */
const shapeless: Record<string, string> = {
  'src/ui/parts/questions/topic-states.tsx': 'a topic has a question, or a whole discussion',
  'src/ui/parts/saved-choices.tsx': 'two check boxes',
  'src/ui/screens/account/registration/registration.view.tsx':
    'the invitation is checked, and a form or a refusal follows',
  'src/ui/screens/account/second-factor/second-factor.view.tsx': 'one sentence and a button follow',
  'src/ui/screens/analytics/placement/placement.view.tsx': 'the next question is looked for while the page stands',
  'src/ui/screens/catalogue/list/course-pages.tsx': 'more of a list that is shown',
  'src/ui/screens/course/detail/course-skeleton.tsx': 'has its own skeleton',
  'src/ui/screens/dashboard/due/due.view.tsx': 'has its own skeleton',
  'src/ui/screens/dashboard/my-courses/my-courses.view.tsx': 'has its own skeleton',
  'src/ui/screens/dashboard/offers/offers.view.tsx': 'no offer, or some',
  'src/ui/screens/dashboard/recommended-courses/recommended-courses.view.tsx': 'has its own skeleton',
  'src/ui/screens/dashboard/week/week.view.tsx': 'stands in a place of its size',
  'src/ui/screens/grading/file/file.view.tsx': 'a picture, a text or a document',
  'src/ui/screens/grading/late-policy/late-policy.view.tsx': 'inside its dialog',
  'src/ui/screens/grading/submission/submission.view.tsx': 'a working page, which holds as much script as any may',
  'src/ui/screens/lesson/video/video.view.tsx': 'a film, its stills or its words',
  'src/ui/screens/payment/enrolment/enrolment.view.tsx': 'a price is asked for inside its dialog',
  'src/ui/screens/payment/return/return.view.tsx': 'the payment is waited for',
  'src/ui/screens/privacy/export/export.view.tsx': 'one sentence and a button follow',
  'src/ui/screens/questions/publication/publication.view.tsx': 'inside its dialog',
  'src/ui/screens/schedule/feed/feed.view.tsx': 'inside its dialog',
  'src/ui/screens/teaching/grade-history/grade-history.view.tsx': 'inside its dialog',
  'src/ui/screens/teaching/grade-import/import-dialog.tsx': 'inside its dialog',
  'src/ui/screens/teaching/weights/weights.view.tsx': 'above the fields of its dialog',
};

it('What loads shows the shape of what comes, not a spinner alone', () => {
  const views = globSync('src/ui/{screens,parts}/**/*.tsx', { exclude: ['**/*.stories.tsx'] });
  const found = views.filter((file) => /<LoadingText(?! hasSkeleton)/.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(shapeless));
});

/** Properties of a component that its page would list without a description. */
function wordless(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (!ts.isPropertySignature(node)) return void ts.forEachChild(node, look);
    if (ts.getJSDocCommentsAndTags(node).length === 0) found.push(`${file}: ${node.name.getText()}`);
  };
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && /Props$/.test(statement.name.text)) look(statement);
  }
  return found;
}

it('Each property of a primitive is described in words', () => {
  expect(components.flatMap(wordless)).toEqual([]);
});

describe('A state of a primitive has a story', () => {
  const own = components.map(stemOf).filter((stem) => !shownWith[stem]);
  const whose = (pattern: RegExp) => own.filter((stem) => pattern.test(read(`src/ui/primitives/${stem}.tsx`)));
  const without = (stems: string[], pattern: RegExp) =>
    stems.filter((stem) => !pattern.test(read(storiesOf(stem)))).map(storiesOf);

  // Primitives that react to the pointer themselves. Dialogs and panels are not among them: only their buttons react.
  const reacting = whose(/_hover|controlRecipe|buttonRecipe\(\{ variant, size/);

  it('hover and focus, where it reacts to them', () => {
    expect(reacting.length).toBeGreaterThan(10);
    expect(without(reacting, /\bstates\(/)).toEqual([]);
  });

  it('disabled and invalid, where it is a field', () => {
    const fields = whose(/FieldOwnProps/);
    expect(fields).toContain('text-field');
    expect(without(fields, /Disabled: \{ disabled: true \}/)).toEqual([]);
    expect(without(fields, /Invalid: \{ error: /)).toEqual([]);
  });

  it('busy, where it can be', () => {
    expect(without(whose(/busy\?: boolean/), /busy: true/)).toEqual([]);
  });

  it('right to left', () => {
    // Pictures, marks and plain boxes look the same in both directions.
    const undirected = ['avatar', 'card', 'card-grid', 'course-cover', 'icon-button', 'logo', 'page', 'skeleton'];
    const round = ['progress-ring', 'popover'];
    const directed = own.filter((stem) => ![...undirected, ...round].includes(stem));
    expect(without(directed, /inBothDirections|rtl/)).toEqual([]);
  });
});

describe('No style but recipes and tokens', () => {
  const views = globSync('src/{ui,routes}/**/*.tsx', { exclude: ['**/*.stories.tsx', '**/*.test.tsx'] });
  const breaking = (pattern: RegExp) => views.filter((file) => pattern.test(read(file)));

  // The content policy blocks it in the pages that the server renders.
  it('no style attribute, and no class of its own', () => {
    expect(breaking(/\bstyle=\{/)).toEqual([]);
    expect(breaking(/className="(?!visually-hidden")/)).toEqual([]);
  });

  it('no colour that is not a token, but for the inks of a drawing', () => {
    const coloured = views
      .filter((file) => !file.endsWith('-drawing.tsx'))
      .filter((file) =>
        pandaCalls(read(file)).some(({ argument }) =>
          /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(JSON.stringify(argument)),
        ),
      );
    expect(coloured).toEqual([]);
  });

  it('one recipe a primitive', () => {
    const several = components.filter(
      (file) => pandaCalls(read(file)).filter(({ callee }) => callee !== 'css').length > 1,
    );
    expect(several).toEqual([]);
  });
});
