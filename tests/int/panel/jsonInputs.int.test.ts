import { type Field, traverseFields } from 'payload'
import { expect, it } from 'vitest'
import config from '#payload-config'

/** Payload loads the editors of these field types from a foreign host, which the panel's CSP blocks. */
const FETCHED = ['json', 'code']

it('every JSON and code field of the panel has a bundled input', async () => {
  const { collections, globals } = await config
  const seen: string[] = []
  const foreign: string[] = []
  for (const { slug, fields } of [...collections, ...globals]) {
    // Payload's own collections have no form.
    if (slug.startsWith('payload-') && slug !== 'payload-query-presets') continue
    traverseFields({
      fields: fields as Field[],
      callback: ({ field }) => {
        if (!FETCHED.includes(field.type)) return
        const { admin } = field as Extract<Field, { type: 'json' }>
        if (admin?.hidden) return
        const name = `${slug}.${'name' in field ? field.name : ''}`
        seen.push(name)
        if (!admin?.components?.Field) foreign.push(name)
      },
    })
  }
  expect(seen).toContain('courier-events.body')
  expect(foreign).toEqual([])
})
