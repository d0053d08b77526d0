import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the tests that start processes: they take longest, and one at the end would leave other cores idle. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => /\/tests\/(?:contract|attacks)\//.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}
