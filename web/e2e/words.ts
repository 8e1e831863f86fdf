// The words of the page, to compare with what is shown.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../src/wire/langs';
import { GAMES } from './games';

const bundles = new Map<Lang, FluentBundle>();

function bundleOf(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts(`i18n/${lang}`)) bundle.addResource(new FluentResource(text));
    bundles.set(lang, bundle);
  }
  return bundle;
}

/** A text of the page without variables. */
export function word(lang: Lang, key: string): string {
  const bundle = bundleOf(lang);
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no ${key} in ${lang}`);
  return bundle.formatPattern(message.value);
}

function texts(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The names of all texts, of page, server and games, that could only be on a page by mistake. */
export const KEYS = ['i18n', ...['table', ...GAMES].map((crate) => `../crates/${crate}/i18n`)]
  .flatMap((folder) => texts(join(folder, 'en')))
  .flatMap((text) => [...text.matchAll(/^([a-z][\w-]*-[\w-]*) *=/gm)].map((found) => found[1]!));
