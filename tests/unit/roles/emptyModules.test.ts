import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'

const README = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8')

it('the README lists exactly the permissions without content', () => {
  const [, named] = /open nothing: ([^.]+)\./.exec(README) ?? []
  const empty = MODULES.filter(
    ({ collections, urls = [], editOnlyUrls = [] }) =>
      collections.length + urls.length + editOnlyUrls.length === 0,
  )
  expect((named?.split(/,\s+/) ?? []).toSorted()).toEqual(empty.map(({ label }) => label).toSorted())
})
