/**
 * Playwright reporter: prints a line for each flow that has ended, with a count, and why it ended where it has written no report
 * of its own.
 */
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { chromiumFile } from '../chromium-report.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default class Progress implements Reporter {
  #all = 0;
  #done = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd({ title, retries }: TestCase, { status, retry, duration, errors }: TestResult): void {
    const isLast = status === 'passed' || retry === retries;
    if (isLast) this.#done += 1;
    const seconds = (duration / 1000).toFixed(1);
    console.log(
      `Chromium ${this.#done}/${this.#all} ${title}: ${isLast ? status : `${status}, again with a trace`} (${seconds} s)`,
    );
    if (status === 'passed' || existsSync(chromiumFile(title))) return;
    for (const { message = '' } of errors) console.log(stripVTControlCharacters(message));
  }
}
