/** What paths lead to: `aims/01-a-name.yaml`, in the order of their numbers. What follows the number is the id. */
import { type ContentFolder, namesIn } from './folder.ts';
import { inOrder } from './names.ts';
import type { Problems } from './problems.ts';
import { missingFrom } from './requirements.ts';
import * as schemas from './schemas.ts';
import type { WrittenAim } from './types.ts';
import { readYaml } from './yaml.ts';

/** The aims without mistakes; mistakes are added to `problems`. `courses` are the ids of all courses. */
export function readAims(folder: ContentFolder, courses: readonly string[], problems: Problems): WrittenAim[] {
  const names = namesIn(folder, 'aims').filter((name) => name.endsWith('.yaml'));
  const seen = new Map<string, string>();
  const only = (what: string, file: string, mistake: (other: string) => string) => {
    const other = seen.get(what);
    if (other) problems.add(file, 1, mistake(other));
    else seen.set(what, file);
  };
  return inOrder(names, 'aims', problems).flatMap(([, name]) => {
    const path = `aims/${name}`;
    const id = name.replace(/^\d+-|\.yaml$/g, '');
    only(`id ${id}`, path, (other) => `the name after the number is that of ${other}`);
    const aim = readYaml(folder, path, schemas.aim, problems);
    if (!aim) return [];
    for (const { course, module } of aim.outcomes) {
      const missing = missingFrom(folder, courses, course, module);
      if (missing) problems.add(path, 1, `outcomes: ${missing}`);
    }
    only(`title ${aim.title}`, path, (other) => `title: that of ${other}`);
    const reached = aim.outcomes.map(({ course, module }) => `${course} ${module}`).toSorted();
    only(`outcomes ${reached.join()}`, path, (other) => `outcomes: the same as those of ${other}`);
    return [{ id, ...aim }];
  });
}
