import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { moduleOf } from '#access/modules.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import type { Requirement } from '#cms/endpoints/defineCall.ts'
import { CALL_DOCS } from '#cms/endpoints/docs/callDocs.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const documented = readFileSync(path.join(ROOT, 'docs/permissions.md'), 'utf8')

/** Calls that need a fresh code according to the API description. */
const described = Object.entries(CALL_DOCS)
  .filter(([, { refusals }]) => refusals?.[403]?.includes('proofNeeded'))
  .map(([at]) => at)

const ROLES = { staff: 'staff', admin: 'admins', owner: 'platform owners' }
const permissionOf = (needs: Requirement): string =>
  typeof needs === 'string'
    ? ROLES[needs]
    : [needs.module]
        .flat()
        .map((id) => moduleOf(id)?.label)
        .join(' or ')

describe('the need of a fresh code', () => {
  it('is described for exactly the calls whose code requires one', () => {
    const asking = filesBelow(path.join(ROOT, 'cms/endpoints'), /\.ts$/).flatMap((file) => {
      const definitions = readFileSync(file, 'utf8').split(/(?=\bpath(?:: | = )'\/)/)
      return definitions.flatMap((definition) => {
        const [, at] = /^path(?:: | = )'([^']+)'/.exec(definition) ?? []
        return at && definition.includes('proofRequired()') ? [at] : []
      })
    })
    const calls = CALLS.map((call) => call.path as string)
    expect(asking.filter((at) => calls.includes(at)).toSorted()).toEqual(described.toSorted())
  })

  it('is in docs/permissions.md, with the permission of every panel call', () => {
    const rows = [...documented.matchAll(/^\| `(\/[^`]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
      ([, at, permission]) => `${at}: ${permission}`,
    )
    const needed = CALLS.flatMap(({ path: at, needs }) =>
      needs && described.includes(at) ? [`${at}: ${permissionOf(needs)}`] : [],
    )
    expect(needed.length).toBeGreaterThan(10)
    expect(rows.toSorted()).toEqual(needed.toSorted())
  })
})
