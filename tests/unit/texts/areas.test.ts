import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '#domain/text/locales.ts'
import { english } from '#site/texts/english.ts'

it.each(LOCALES)(
  'every area of texts has a file of its name, which the browser loads by that name (%s)',
  (locale) => {
    const missing = Object.keys(english).filter((area) => !existsSync(`site/texts/${locale}/${area}.ts`))
    expect(missing).toEqual([])
  },
)
