/** A lesson that is an exercise: its editor, what runs and checks the code, and its hints. */
import { expect, type Page } from '@playwright/test';

export const exercisePage = (page: Page) => {
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /^(SQL|Python) for/ });
  const tab = (name: string) => main.getByRole('tab', { name, exact: true });
  const codeTab = tab('Code');
  const checkButton = page.getByRole('button', { name: /^Check(ing\.\.\.)?$/ });
  /** A narrow window has one pane at a time. */
  const showCode = async () => {
    if (await codeTab.isVisible()) await codeTab.click();
  };
  return {
    open: (courseId: string, lessonId: string) => page.goto(`/courses/${courseId}/lessons/${lessonId}`),
    field,
    /** The code as it stands, whichever pane is in front. */
    code: main.locator('.cm-content'),
    taskTab: tab('Task'),
    dataTab: tab('Data'),
    hintsTab: tab('Hints'),
    /** A narrow window alone has these two. */
    codeTab,
    resultTab: tab('Result'),
    taskPane: main.getByRole('region', { name: 'Task', exact: true }),
    dataPane: main.getByRole('region', { name: 'Data', exact: true }),
    hintsPane: main.getByRole('region', { name: 'Hints', exact: true }),
    codePane: main.getByRole('region', { name: 'Code', exact: true }),
    resultPane: main.getByRole('region', { name: 'Result and answer', exact: true }),
    asideDivider: main.getByRole('separator', { name: 'Width of the task', exact: true }),
    codeDivider: main.getByRole('separator', { name: 'Height of the code', exact: true }),
    widenButton: main.getByRole('button', { name: 'Give the code the full width', exact: true }),
    narrowButton: main.getByRole('button', { name: 'Show the task beside the code', exact: true }),
    /** The form in which a chart is chosen, in place of the editor. */
    chartForm: main.getByRole('form', { name: 'Chart', exact: true }),
    scaleButton: (name: string) =>
      main.getByRole('group', { name: 'Scale of the values' }).getByRole('button', { name, exact: true }),
    chartTitle: main.getByLabel('Title', { exact: true }),
    /** What `input()` reads. */
    input: main.getByLabel('Input', { exact: true }),
    runButton: page.getByRole('button', { name: /^Run(ning\.\.\.)?$/ }),
    checkButton,
    checkingButton: page.getByRole('button', { name: 'Checking...', exact: true }),
    stopButton: page.getByRole('button', { name: 'Stop', exact: true }),
    startAgainButton: page.getByRole('button', { name: 'Start again', exact: true }),
    loadButton: page.getByRole('button', { name: /^Load (SQL|Python)$/ }),
    tryAgainButton: page.getByRole('button', { name: 'Try again', exact: true }),
    cancelButton: page.getByRole('button', { name: 'Cancel', exact: true }),
    progress: page.getByRole('progressbar', { name: /^Loading/ }),
    result: page.getByRole('region', { name: 'Result', exact: true }),
    output: page.getByRole('region', { name: 'Output', exact: true }),
    hintButton: page.getByRole('button', { name: /^Show (a|the next) hint$/ }),
    solutionButton: page.getByRole('button', { name: /^(Show the solution|Loading\.\.\.)$/ }),
    showItButton: page.getByRole('button', { name: 'Show it', exact: true }),
    notYetButton: page.getByRole('button', { name: 'Not yet', exact: true }),
    solution: page.getByRole('region', { name: 'Solution', exact: true }),
    notSolved: main.getByText('Not solved yet', { exact: true }),
    completed: main.getByText('The lesson is completed.', { exact: true }),
    /** The link in the answer to a check that solved the exercise, not the one in the navigation below. */
    onButton: main.getByRole('status').getByRole('link', { name: 'Next lesson', exact: true }),
    showCode,
    /** Replaces the code in the editor. */
    write: async (code: string) => {
      await showCode();
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
      await page.keyboard.press('Escape');
    },
    expectCode: (code: string) => expect(field).toHaveText(code.replaceAll('\n', '')),
  };
};
