import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test';
import { tour } from './tour';

for (const phone of [false, true]) {
  test(`axe finds nothing to complain of on any page${phone ? ' of a phone' : ''}`, async ({ visit }) => {
    const visitor = await visit({ phone });
    visitor.expectProblem(/\/nowhere/);
    const complaints: string[] = [];
    for (const { name, show } of await tour(visitor)) {
      const t0 = Date.now();
      await show();
      const t1 = Date.now();
      const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
      console.log(name, t1 - t0, Date.now() - t1, violations.length);
      for (const { id, nodes } of violations) {
        complaints.push(`${name}: ${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('\n')}`);
      }
    }
    expect(complaints).toEqual([]);
  });
}
