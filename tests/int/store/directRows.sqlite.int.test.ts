import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { directRows } from '#database/directRows.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

const AT = Date.parse('2026-11-21T06:00:00Z')

let payload: Awaited<ReturnType<typeof startPayload>>
beforeAll(async () => {
  payload = await startPayload()
})

describe('rows read without Payload’s conversion', () => {
  it('equal those of Payload: dates, checkboxes, relations, defaults', async () => {
    const project = await createProject(payload)
    const person = await createPerson(payload, project)
    const at = new Date(AT).toISOString()
    const session = await insertIfAbsent({
      payload,
      collection: 'sessions',
      data: {
        user: person.id,
        project: project.id,
        isStaff: true,
        signInHash: randomUUID(),
        signInExpiresAt: at,
        tokenHash: randomUUID(),
        lastSeenAt: at,
        expiresAt: at,
      },
    })
    const where = { id: { equals: session?.id } }
    const translated = await payload.db.findOne<Record<string, unknown> & { id: string }>({
      collection: 'sessions',
      where,
    })
    const flat = await directRows(payload, 'sessions')?.findOne(where)
    expect(flat).toEqual(session)
    expect(flat).toMatchObject(translated ?? {})
    expect(flat).toMatchObject({ user: person.id, isStaff: true, state: 'verified', expiresAt: at })
  })

  it('are returned unchanged, with lists, numbers and nulls', async () => {
    const text = `"quoted" \\ back\n\tnew — हिन्दी 😀 ' % _ {"a":[1]}`
    const key = `limit:${randomUUID()}`
    const reservations = {
      [text]: { quantity: 1.5, state: 'held', until: 9_007_199_254_740_991, isIt: [true, null, text] },
    }
    const data = { key, project: text, received: null, available: -3, reservations, rev: 0 }
    const inserted = await insertIfAbsent({ payload, collection: 'purchase-limits', data })
    expect(inserted).toMatchObject(data)
    const where = { key: { equals: key } }
    expect(await readRow({ payload, collection: 'purchase-limits', where })).toEqual(inserted)
    const found = await readRows({
      payload,
      collection: 'purchase-limits',
      where: { and: [{ key: { in: [key, 'another'] } }, { project: { contains: 'हिन्दी' } }] },
      sort: ['-key'],
      limit: 5,
      select: ['reservations', 'available'],
    })
    expect(found).toEqual([{ reservations, available: -3 }])
    const changed = await conditionalUpdate({
      payload,
      collection: 'purchase-limits',
      where: { and: [where, { received: { equals: null } }, { project: { exists: true } }] },
      data: { available: { $inc: 4 }, received: 1, reservations: {} },
    })
    expect(changed).toMatchObject({ available: 1, received: 1, reservations: {}, project: text })
    // The same statement with other values: values are bound, not part of its text.
    const none: Where = { and: [{ key: { in: ['neither', 'nor'] } }, { project: { contains: 'x' } }] }
    const asked = { payload, collection: 'purchase-limits' as const, sort: ['-key'], limit: 5 }
    expect(await readRows({ ...asked, where: none, select: ['reservations', 'available'] })).toEqual([])
  })

  it('refuse unknown conditions instead of ignoring them', async () => {
    const rows = directRows(payload, 'sessions')
    await expect(rows?.findOne({ ip: { like: '127' } })).rejects.toThrow('ip like')
    await expect(rows?.findOne({ nothing: { equals: 1 } })).rejects.toThrow('nothing equals')
  })

  it('are limited to collections whose fields are all columns', () => {
    expect(directRows(payload, 'selling-products')).toBeNull()
    expect(directRows(payload, 'claims')).not.toBeNull()
  })
})
