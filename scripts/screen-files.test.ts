import { describe, expect, it } from 'vitest';
import { filesOf, modulesIn } from './screen-files.ts';

const app = `
  const list = codeFile(() => import('./resources/list.tsx'));
  const Dashboard = screen('Dashboard', () => import('./dashboard/overview.tsx'));
  const Resources = screen('Resources', list);
  const Bar = part<'StudentViewBar', Props>(
    'StudentViewBar',
    () => import('../ui/bar.tsx'),
    { isEager: true },
  );
`;

describe('§product.74 the files of a screen', () => {
  it('are found where it is named', () => {
    expect([...modulesIn({ 'src/routes/app.tsx': app })]).toEqual([
      ['Dashboard', 'src/routes/dashboard/overview.tsx'],
      ['Resources', 'src/routes/resources/list.tsx'],
      ['StudentViewBar', 'src/ui/bar.tsx'],
    ]);
  });

  it('are those that it imports, too', () => {
    const manifest = {
      '_react.js': { file: 'assets/react.js' },
      '_list.js': { file: 'assets/list.js', imports: ['_react.js'] },
      'src/a.tsx': { file: 'assets/a.js', imports: ['_list.js', '_react.js'], dynamicImports: ['src/b.tsx'] },
    };
    expect(filesOf(manifest, 'src/a.tsx')).toEqual(['/assets/a.js', '/assets/list.js', '/assets/react.js']);
  });

  it('cannot be found for a file that is loaded from elsewhere, or a name that two have', () => {
    expect(() => modulesIn({ 'src/routes/a.tsx': "screen('A', load)" })).toThrow('"A" is not named');
    const other = "part('Dashboard', () => import('./other.tsx'))";
    expect(() => modulesIn({ 'src/routes/app.tsx': app, 'src/routes/b.tsx': other })).toThrow('name of two');
  });
});
