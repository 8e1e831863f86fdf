// What a table agreed on, in words.
import { t } from '../i18n';
import type { ClockRule, HintRule, TableInfo } from '../wire';
import { variantName } from '../words';

function clock(rule: ClockRule): string {
  switch (rule.kind) {
    case 'none':
      return t('table-term-no-clock');
    case 'decision':
      return t('table-term-decision', { seconds: rule.seconds });
    case 'player':
      return t('table-term-player', { minutes: Math.round(rule.seconds / 60), increment: rule.increment });
    default:
      return rule satisfies never;
  }
}

function hints(rule: HintRule): string {
  switch (rule) {
    case 'alone':
      return t('table-term-hints-alone');
    case 'everybody':
      return t('table-term-hints-everybody');
    case 'never':
      return t('table-term-hints-never');
    default:
      return rule satisfies never;
  }
}

export function terms({ game, options, seats }: TableInfo): string[] {
  return [
    t('table-term-players', { n: seats.length }),
    ...options.variants.map((name) =>
      name.startsWith('no-')
        ? t('table-term-without', { variant: variantName(game, name.slice(3)) })
        : t('table-term-with', { variant: variantName(game, name) }),
    ),
    options.public ? t('table-term-public') : t('table-term-private'),
    options.spectators ? t('table-term-spectators') : t('table-term-no-spectators'),
    options.take_back === 'ask' ? t('table-term-take-back') : t('table-term-no-take-back'),
    hints(options.hints),
    clock(options.clock),
    options.absent === 'bot' ? t('table-term-absent-bot') : t('table-term-absent-wait'),
  ];
}
