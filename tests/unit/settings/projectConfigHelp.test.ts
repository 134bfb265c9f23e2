import { expect, it } from 'vitest'
import { ProjectConfigs } from '#collections/settings/ProjectConfigs.ts'
import { FILTER_NAMES } from '#domain/catalogue/facets.ts'

const helpOf = (name: string): string => {
  const field = ProjectConfigs.fields.find((one) => 'name' in one && one.name === name)
  const { description } = (field as { admin?: { description?: unknown } } | undefined)?.admin ?? {}
  return typeof description === 'string' ? description : ''
}

it.each([
  ['courses', /courseTitle/],
  ['tags', /filters of the course list/i],
  ['franchiseeTags', /API/],
  ['topics', /Hindi/],
  ['filtersOrder', new RegExp(FILTER_NAMES.join(', '))],
])('the project config’s form explains %s', (name, what) => {
  expect(helpOf(name)).toMatch(what)
})
