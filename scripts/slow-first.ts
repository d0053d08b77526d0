import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes take longest: begun first, none of them runs alone at the end while a core has nothing to do. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => /\/tests\/(?:contract|attacks)\//.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}
