/**
 * Makes stories of the case studies' own files, one for each scene: `indexer` tells Storybook which there are, `caseStudies`
 * makes the module that holds them. A scene that is written in the content has its story without more being written.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { caseStudy } from '../../server/content/schemas.ts';
import { exportNameOf, storyTitleOf } from './names.ts';
import { readStudies } from './studies.ts';

/** Where lessons are that are data; a case study is one of them. */
const file = /\/content\/courses\/([^/]+)\/[^/]+\/[^/]+\.yaml$/;

/** Null for another kind of lesson. */
function writtenIn(path: string) {
  const text = readFileSync(path, 'utf8');
  return text.startsWith('type: case-study\n') ? caseStudy.parse(parse(text)) : null;
}

export const indexer = {
  test: file,
  createIndex: async (fileName: string) => {
    const study = writtenIn(fileName);
    return Object.entries(study?.scenes ?? {}).map(([scene, { title }]) => ({
      type: 'story' as const,
      exportName: exportNameOf(scene),
      name: title,
      title: storyTitleOf(study ?? { title }),
      // A picture of a text: the screen's own stories show what a change of the screen does.
      tags: ['no-review'],
    }));
  },
};

const screen = resolve('src/ui/screens/practice/case-study/case-study.view.tsx');
const stories = resolve('.storybook/case-studies/scene-story.ts');

export const caseStudies = (): Plugin => ({
  name: 'case-studies',
  enforce: 'pre',
  load(path) {
    const [, courseId] = file.exec(path) ?? [];
    const title = courseId && writtenIn(path)?.title;
    const study = title && readStudies().find((one) => one.courseId === courseId && one.title === title);
    if (!study) return null;
    const meta = `title: ${JSON.stringify(storyTitleOf(study))}, component, parameters: { machine: 'practice/case-study' }`;
    return [
      `import { CaseStudyScreen as component } from ${JSON.stringify(screen)};`,
      `import { sceneStory } from ${JSON.stringify(stories)};`,
      `const study = ${JSON.stringify(study)};`,
      `export default { ${meta} };`,
      ...study.scenes.map((scene) => `export const ${exportNameOf(scene.id)} = sceneStory(study, '${scene.id}');`),
    ].join('\n');
  },
});
