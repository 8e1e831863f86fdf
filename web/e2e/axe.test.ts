import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test';
import { TOURS } from './tour';

for (const phone of [false, true]) {
  for (const [name, tour] of Object.entries(TOURS)) {
    test(`axe has nothing to complain of: ${name}${phone ? ', on a phone' : ''}`, async ({ visit }) => {
      const visitor = await visit({ phone });
      const complaints: string[] = [];
      for (const [stop, show] of Object.entries(await tour(visitor))) {
        await show();
        const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
        for (const { id, nodes } of violations) {
          for (const { html, failureSummary } of nodes) complaints.push(`${stop}: ${id}: ${html} ${failureSummary}`);
        }
      }
      expect(complaints).toEqual([]);
    });
  }
}
