import { randomUUID } from 'node:crypto'
import type { BasePayload, FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobodyField } from '#access/rules.ts'
import { startPayload } from '#cms/payload.ts'
import { isSecretName } from '#domain/logs/auditValue.ts'
import { changesOf } from '#hooks/audit/changesOf.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

type Data = Record<string, unknown>
type Filled = { data: Data; canaries: number }

const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) ||
  (field.admin as { hidden?: boolean } | undefined)?.hidden === true ||
  field.access?.read === nobodyField

/** A document with the canary in every field whose value an audit entry must not contain, at every depth. */
function fill(fields: FlattenedField[], canary: string, isUnseen = false): Filled {
  const filled: Filled = { data: {}, canaries: 0 }
  for (const field of fields) {
    const isSecret =
      isUnseen || isHidden(field) || field.custom?.isSecret === true || isSecretName(field.name)
    const add = (value: unknown, canaries: number) => {
      filled.data[field.name] = value
      filled.canaries += canaries
    }
    if (field.type === 'group' || field.type === 'tab') {
      const inner = fill(field.flattenedFields, canary, isSecret)
      add(inner.data, inner.canaries)
    } else if (field.type === 'array') {
      const inner = fill(field.flattenedFields, canary, isSecret)
      add([inner.data], inner.canaries)
    } else if (field.type === 'blocks') {
      const rows = field.blocks.map((block) => ({
        block,
        ...fill(block.flattenedFields, canary, isSecret),
      }))
      add(
        rows.map(({ block, data }) => ({ blockType: block.slug, ...data })),
        rows.reduce((sum, { canaries }) => sum + canaries, 0),
      )
    } else if (field.type === 'json') {
      add({ apiToken: canary, inner: [{ codeHash: canary, password: canary }] }, 3)
    } else if (field.type === 'richText') {
      add({ root: { children: [{ text: canary }] } }, 1)
    } else if (isSecret && field.type !== 'join') {
      add(canary, 1)
    }
  }
  return filled
}

describe('an audit entry', () => {
  it('of any collection contains no secret, hidden field, rich text, or data named like a secret', () => {
    let canaries = 0
    for (const { slug, flattenedFields, custom } of payload.config.collections) {
      if (!custom.isAudited) continue
      const [canary, other] = [`canary-${randomUUID()}`, `canary-${randomUUID()}`]
      const [before, after] = [fill(flattenedFields, canary), fill(flattenedFields, other)]
      canaries += after.canaries
      for (const [from, to] of [
        [{}, after.data],
        [before.data, after.data],
        [before.data, {}],
      ] as [Data, Data][]) {
        const text = JSON.stringify(changesOf(flattenedFields, from, to))
        expect(text, slug).not.toContain('canary-')
      }
    }
    expect(canaries).toBeGreaterThan(50)
  })

  it('states that a secret was set or removed; an empty value is no change', () => {
    const fields = payload.collections['payment-settings'].config.flattenedFields
    const settingsWith = (keySecret: unknown) => ({ razorpay: { keySecret } })
    const loggedChange = (from: unknown, to: unknown) =>
      changesOf(fields, settingsWith(from), settingsWith(to))
    const path = 'razorpay.keySecret'
    expect(loggedChange(null, 'x')).toEqual([{ path, before: null, after: '(secret)' }])
    expect(loggedChange('sealed', 'y')).toEqual([{ path, before: '(secret)', after: '(secret)' }])
    expect(loggedChange('sealed', null)).toEqual([{ path, before: '(secret)', after: null }])
    expect(loggedChange('sealed', '')).toEqual([])
    expect(loggedChange('sealed', undefined)).toEqual([])
  })

  it('of keys saved over REST does not contain them', async () => {
    const project = await createProject(payload)
    const admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
    const canary = `canary-${randomUUID()}`
    const { status, body } = await admin.post<{ doc: { id: string } }>('/payment-settings', {
      razorpay: { isActive: false, keyId: 'rzp_test_x', keySecret: canary, webhookSecret: canary },
    })
    expect(status).toBe(201)
    await admin.call('PATCH', `/payment-settings/${body.doc.id}`, {
      razorpay: { keySecret: `${canary}-2`, webhookSecret: null },
    })
    const rows = await payload.db.find({
      collection: 'audit-logs',
      where: { project: { equals: project.id } },
      pagination: false,
    })
    expect(rows.docs).toHaveLength(2)
    const stored = JSON.stringify(rows.docs)
    expect(stored).toContain('(secret)')
    for (const part of [canary, 'sealed:', 'rzp_test_x']) expect(stored).not.toContain(part)
  })
})
