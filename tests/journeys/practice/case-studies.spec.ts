/** The case studies of the content, told in the browser: each decision is pressed, and each end completes the lesson. */
import { getSimplePaths } from 'xstate/graph';
import { readContent } from '../../../server/content/read.ts';
import { sceneAfter, storyMachine } from '../../../src/machines/practice/story.ts';
import { caseStudyPage } from '../../pages/practice/case-study.page.ts';
import { draftLine } from '../../pages/sync/draft.page.ts';
import { expect, expectAccessible, long, test } from '../test.ts';

const content = readContent('content');
const studies = content.courses.flatMap(({ id: courseId, modules }) =>
  modules.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => (lesson.type === 'case-study' ? [{ courseId, ...lesson }] : [])),
  ),
);
type Study = (typeof studies)[number];

/** More ways than these are not all walked, but every decision is taken on one of them. */
const mostWays = 12;

const endings = { good: 'This ended well', mixed: 'This could have ended better', poor: 'This ended badly' };

/** Every way through the story, as its decisions; of many, enough to take each decision of each scene. */
function waysThrough(study: Study): string[][] {
  const ways = getSimplePaths(storyMachine(study), {
    toState: ({ status }) => status === 'done',
    serializeState: ({ value }) => String(value),
  }).map(({ steps }) => steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'));
  if (ways.length <= mostWays) return ways;
  const taken = new Set<string>();
  const chosen: string[][] = [];
  const news = (way: string[]) => decisionsOn(study, way).filter((decision) => !taken.has(decision));
  for (;;) {
    const next = ways.reduce((best, way) => (news(way).length > news(best).length ? way : best), []);
    if (next.length === 0) return chosen;
    chosen.push(next);
    for (const decision of news(next)) taken.add(decision);
  }
}

/** The decisions of a way, each with the scene in which it is taken. */
const decisionsOn = (study: Study, way: string[]) =>
  way.map((decision, at) => `${sceneAfter(study, way.slice(0, at)).scene} ${decision}`);

/** The scenes of a way, the first one first. */
function scenesOn(study: Study, way: string[]) {
  return [...way.keys(), way.length].map((count) => {
    const scene = study.scenes.find(({ id }) => id === sceneAfter(study, way.slice(0, count)).scene);
    if (!scene) throw new Error(`A way without a scene: ${way.slice(0, count)}`);
    return scene;
  });
}

/** What the data room lists once these scenes are told. */
function dataRoomAfter({ dataSet }: Study, scenes: Study['scenes']): RegExp[] {
  const opened = new Set(scenes.flatMap(({ tables }) => tables));
  const tables = content.dataSets.get(dataSet)?.visible.tables ?? [];
  return tables
    .filter(({ name }) => opened.has(name))
    .map(({ name, rows }) => new RegExp(`^${name}\\s*${rows.length} rows$`));
}

for (const study of studies) {
  const { courseId, id, title } = study;
  const ways = waysThrough(study);

  test(`§practice.60, §practice.61, §practice.63 ${title}: ${ways.length} ways take every decision, each to its end`, {
    tag: long,
  }, async ({ page, product, student }) => {
    test.setTimeout(180_000);
    await product.buy(student, courseId);
    const { decide, decisions, scene, tables, way: told, ending, completed, startAgainButton } = caseStudyPage(page);
    await caseStudyPage(page).open(courseId, id);
    for (const [count, way] of ways.entries()) {
      const scenes = scenesOn(study, way);
      await test.step(`${count + 1}: ${way.join(', ')}`, async () => {
        for (const [at, one] of scenes.entries()) {
          await expect(scene(one.title)).toBeVisible();
          await expect(tables).toHaveText(dataRoomAfter(study, scenes.slice(0, at + 1)));
          await expect(decisions).toHaveText(one.decisions.map(({ text }) => text));
          const decision = one.decisions.find((other) => other.id === way[at]);
          if (decision) await decide(decision.text);
        }
        const last = scenes.at(-1)?.ending;
        await expect(ending(endings[last?.result ?? 'poor'])).toBeVisible();
        await expect(completed).toBeVisible();
        await expect(told.getByRole('listitem')).toHaveCount(way.length);
        await startAgainButton.click();
      });
    }
  });
}

test('§practice.60, §practice.62 decisions taken in a case study are kept over a reload, and the last one taken back', {
  tag: long,
}, async ({ page, product, student }) => {
  const study = studies.find(({ courseId }) => courseId === 'data-analytics');
  if (!study) throw new Error('Data Analytics has no case study.');
  await product.buy(student, study.courseId);
  const {
    decide,
    scene,
    tables,
    openTable,
    table,
    way: told,
    backButton,
    completed,
    startAgainButton,
  } = caseStudyPage(page);
  const way = waysThrough(study)[0] ?? [];
  const scenes = scenesOn(study, way);
  const take = async (at: number) => {
    await decide(scenes[at]?.decisions.find(({ id }) => id === way[at])?.text ?? '');
    await expect(scene(scenes[at + 1]?.title ?? '')).toBeVisible();
  };
  await caseStudyPage(page).open(study.courseId, study.id);
  await openTable('branches');
  await expect(table('branches').getByRole('row', { name: 'Alder Street' })).toContainText('69');
  await take(0);
  await expect(scene(scenes[1]?.title ?? '')).toBeFocused();
  await take(1);
  await expect(draftLine(page).saved).toBeVisible();

  await page.reload();
  await expect(scene(scenes[2]?.title ?? '')).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await expect(tables).toHaveText(dataRoomAfter(study, scenes.slice(0, 3)));
  await backButton.click();
  await expect(scene(scenes[1]?.title ?? '')).toBeVisible();
  await take(1);
  await expectAccessible(page);
  for (const at of way.slice(2).keys()) await take(at + 2);
  await expect(completed).toBeVisible();

  await page.reload();
  await expect(completed).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(way.length);
  await startAgainButton.click();
  await expect(scene(scenes[0]?.title ?? '')).toBeVisible();
});
