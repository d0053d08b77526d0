/** Case studies: scenes with decisions that lead to other scenes, until the story ends. */
import type { z } from 'zod';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import type { DataSets } from './data-sets.ts';
import type { Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import { parseYaml } from './yaml.ts';

type Scenes = z.infer<typeof schemas.caseStudy>['scenes'];

/** Returns null where the case study holds a mistake. */
export function readCaseStudy(
  text: string,
  path: string,
  id: string,
  dataSets: DataSets,
  problems: Problems,
): WrittenLesson | null {
  const study = parseYaml(schemas.caseStudy, text, path, problems);
  if (!study) return null;
  const { title, effort: minutes, data, start, scenes } = study;
  const lineOf = (part: string) => text.split('\n').findIndex((line) => line.trim().startsWith(part)) + 1 || 1;
  const tables = dataSets.get(data)?.visible.tables.map(({ name }) => name);
  if (!tables) problems.add(path, lineOf('data:'), `data: there is no folder content/data/${data}`);
  const wrong = [
    ...(scenes[start] ? [] : [{ at: 'start:', mistake: `start: there is no scene ${start}` }]),
    ...Object.entries(scenes).flatMap(([name, scene]) => mistakesIn(name, scene, scenes, tables ?? scene.tables)),
    ...unreached(start, scenes).map((name) => ({ at: `${name}:`, mistake: `${name}: no decision leads here` })),
    ...(circleIn(start, scenes, []) ?? []).map((name) => ({
      at: `${name}:`,
      mistake: `${name}: its decisions lead back to it`,
    })),
  ];
  for (const { at, mistake } of wrong) problems.add(path, lineOf(at), mistake);
  if (wrong.length > 0 || !tables) return null;
  const written = Object.entries(scenes).map(([name, { decisions, ending, ...scene }]) => ({
    id: name,
    ...scene,
    decisions: Object.entries(decisions).map(([decision, to]) => ({ id: decision, ...to })),
    ...(ending && { ending }),
  }));
  return { id, type: 'case-study', title, minutes, dataSet: data, start, scenes: written };
}

type Mistake = { at: string; mistake: string };

function mistakesIn(name: string, scene: Scenes[string], scenes: Scenes, known: string[]): Mistake[] {
  const at = `${name}:`;
  const goOn = Object.values(scene.decisions);
  return [
    ...goOn.filter(({ to }) => !scenes[to]).map(({ to }) => ({ at, mistake: `${name}: there is no scene ${to}` })),
    ...((goOn.length === 0) === (scene.ending === undefined)
      ? [{ at, mistake: `${name}: a scene has either decisions or an ending` }]
      : []),
    ...scene.tables
      .filter((table) => !known.includes(table))
      .map((table) => ({
        at,
        mistake: `${name}: the data set has no table ${table}`,
      })),
  ];
}

const nextOf = (scene: Scenes[string] | undefined) => Object.values(scene?.decisions ?? {}).map(({ to }) => to);

function unreached(start: string, scenes: Scenes): string[] {
  const reached = new Set([start]);
  for (const name of reached) for (const next of nextOf(scenes[name])) reached.add(next);
  return Object.keys(scenes).filter((name) => !reached.has(name));
}

/** The first circle of scenes, in which a story could go on for ever; null where there is none. */
function circleIn(name: string, scenes: Scenes, before: string[]): string[] | null {
  if (before.includes(name)) return [name];
  for (const next of nextOf(scenes[name])) {
    const found = circleIn(next, scenes, [...before, name]);
    if (found) return found;
  }
  return null;
}
