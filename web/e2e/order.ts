// What takes longest begins first, so that no worker is left with it at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['axe', 'play', 'phone', 'friends', 'languages'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((a, b) => place(a) - place(b));
  }
}
