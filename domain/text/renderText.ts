import { CATALOGUE, type Tree } from './catalogue.ts'
import { fillPlaceholders } from './fillPlaceholders.ts'
import type { Locale } from './locales.ts'
import type { Text, TextKey } from './textOf.ts'

function templateOf(tree: Tree, key: TextKey): string | undefined {
  let found: Tree | string | undefined = tree
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

/** A text in a language, in English where the language has none. The only place where texts of the server become words. */
export function renderText(locale: Locale, said: Text): string {
  if ('words' in said) return said.words
  const template = templateOf(CATALOGUE[locale], said.key) ?? templateOf(CATALOGUE.en, said.key) ?? said.key
  const values = Object.entries(said.values ?? {}).map(([place, value]) => [
    place,
    typeof value === 'object' ? renderText(locale, value) : value,
  ])
  return fillPlaceholders(template, Object.fromEntries(values))
}
