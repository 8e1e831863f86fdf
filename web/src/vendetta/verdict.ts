// How a location ended, in words.
import { t } from '../i18n';
import type { Onlooker } from '../table/scenes/script';
import { seatName } from '../table/seats';
import type { Result } from './results';

export function verdict({ places }: Result, { you, names }: Onlooker): string {
  const first = places.find((one) => one.rank === 1);
  const second = places.find((one) => one !== first);
  const mine = places.find((one) => one.seat === you);
  if (!first) return t('vendetta-result-nobody');
  const total = first.total;
  if (first.seat === you) {
    return second ? t('vendetta-result-you', { total, other: second.total }) : t('vendetta-result-you-alone');
  }
  const who = seatName(names, first.seat);
  if (mine) return t('vendetta-result-yours', { who, total, mine: mine.total });
  return second ? t('vendetta-result-other', { who, total, other: second.total }) : t('vendetta-result-alone', { who });
}
