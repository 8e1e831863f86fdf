// The words of the page, in Fluent: `t('home-title')`, `t('lobby-seats', { free: 2 })`.
// Each language is one chunk with all areas, fetched before it is first shown.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Lang } from './wire/langs';

export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<Record<string, string>>('../i18n/*/index.ts', { import: 'default' });
const bundles = new Map<Lang, FluentBundle>();

/** A bundle of the given texts. Isolation marks are for mixed directions, which we do not have. */
export function bundleOf(lang: Lang, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Fetch a language's words. */
export async function loadLang(lang: Lang): Promise<void> {
  if (bundles.has(lang)) return;
  const texts = await sources[`../i18n/${lang}/index.ts`]!();
  bundles.set(lang, bundleOf(lang, Object.values(texts)));
}

/** Use another language from now on. */
export async function setLang(lang: Lang): Promise<void> {
  await loadLang(lang);
  settings.lang = lang;
}

/** The current language (reactive). */
export function lang(): Lang {
  return settings.lang;
}

/** For numbers, dates and lists; our English is British. */
export function locale(): string {
  return lang() === 'en' ? 'en-GB' : lang();
}

/** Whether there are words for a key, for keys made from what the server sends. */
export function known(key: string): boolean {
  return bundles.get(lang())?.hasMessage(key) ?? false;
}

/** The words for a key in the current language (reactive). */
export function t(key: string, args?: Args): string {
  const bundle = bundles.get(lang());
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return `⟦${key}⟧`; // Never silently in another language.
  return bundle.formatPattern(message.value, args);
}

/** A moment, in milliseconds since 1970, as people write it. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Names in a row: "Ann, Ben and Cleo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
