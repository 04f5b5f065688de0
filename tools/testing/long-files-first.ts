import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes: begun last, one of them would run on alone while the other worker is idle. */
const long = /\/server\/src\/(?:testing\/model\/model|storms\/killed-server)[\w.-]*\.test\.ts$/;

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
