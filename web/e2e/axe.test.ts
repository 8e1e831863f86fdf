import { AxeBuilder } from '@axe-core/playwright';
import { thorough } from './effort';
import { expect, test } from './test';
import { TOURS } from './tour';

/** Looked at in usual runs, besides what is not a table: the rest shows the same things in another order. */
const TABLES = /-(card|room|playing|why|help|inspector|log|about)$/;
/** What is laid out in another way on a phone. The rest is looked at there in thorough runs only. */
const NARROW = /(home|lobby|menu|room|playing|log|about)$/;

/** What opens over a page that is looked at anyway: in usual runs only what has opened. */
const OPENED: [RegExp, string][] = [
  [/^name$|-(help|inspector|about)$/, 'dialog[open]'],
  [/-log$/, '[data-drawer]'],
  [/-why$/, '[popover][role=group]'],
];

for (const phone of [false, true]) {
  for (const [name, tour] of Object.entries(TOURS)) {
    test(`axe has nothing to complain of: ${name}${phone ? ', on a phone' : ''}`, async ({ visit }) => {
      const visitor = await visit({ phone });
      const complaints: string[] = [];
      for (const [stop, show] of Object.entries(await tour(visitor))) {
        const looked = (name === 'site' || TABLES.test(stop)) && (!phone || NARROW.test(stop));
        if (!looked && !thorough) continue;
        await show();
        await visitor.page.evaluate(hideOldLines);
        const axe = new AxeBuilder({ page: visitor.page }).options({ resultTypes: ['violations'] });
        const opened = OPENED.find(([stops]) => stops.test(stop));
        if (opened && !thorough) axe.include(opened[1]);
        // Half of axe's time. Colours are the same on a phone.
        if (phone) axe.disableRules(['color-contrast']);
        const { violations } = await axe.analyze();
        for (const { id, nodes } of violations) {
          for (const { html, failureSummary } of nodes) complaints.push(`${stop}: ${id}: ${html} ${failureSummary}`);
        }
      }
      expect(complaints).toEqual([]);
    });
  }
}

/** Of the log the first lines are enough: all of them take axe seconds. */
function hideOldLines(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-log] li:nth-child(n + 5) { display: none; }');
  document.adoptedStyleSheets = [sheet];
}
