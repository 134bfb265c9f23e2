import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '#domain/text/locales.ts'
import { english } from '#site/texts/english.ts'

it.each(LOCALES)(
  'each area of texts is in a file of its name, by which the browser loads it (%s)',
  (locale) => {
    const missing = Object.keys(english).filter((area) => !existsSync(`site/texts/${locale}/${area}.ts`))
    expect(missing).toEqual([])
  },
)
