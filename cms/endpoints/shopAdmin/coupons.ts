import type { PayloadRequest } from 'payload'
import { countRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  CodesFileBodySchema,
  CodesFileResponseSchema,
  CouponBodySchema,
  CouponUsesResponseSchema,
  GenerateCodesBodySchema,
  GenerateCodesResponseSchema,
  ImportCodesBodySchema,
  ImportCodesResponseSchema,
  MAX_CODES,
} from '#domain/calls/shopAdmin.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Coupon } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { addCodes } from '../../operations/coupons/addCodes.ts'
import { codesFile } from '../../operations/coupons/codesFile.ts'
import { couponUses } from '../../operations/coupons/couponUses.ts'
import { generateCodes } from '../../operations/coupons/generateCodes.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const EDITORS = { module: 'coupons', toEdit: true } as const

/** Writes an audit entry about codes that were added or exported. */
const auditCodes = (
  req: PayloadRequest,
  coupon: Coupon,
  summary: string,
  now: Date,
  action: 'create' | 'export',
) =>
  recordAudit(req, {
    action,
    entity: 'coupon-codes',
    entityId: String(coupon.id),
    entityTitle: coupon.code,
    summary,
    now,
    project: idOf(coupon.project) ?? null,
  })

const campaignOf = (req: PayloadRequest, coupon: Coupon) => ({
  payload: req.payload,
  project: idOf(coupon.project) as string,
  coupon: String(coupon.id),
})

const tooMany = () => refuse(textOf('shop.codesMany', { most: MAX_CODES.toLocaleString('en-IN') }), 'tooMany')

const isFull = async (req: PayloadRequest, coupon: Coupon, more: number): Promise<boolean> => {
  const where = { coupon: { equals: coupon.id } }
  return (await countRows({ payload: req.payload, collection: 'coupon-codes', where })) + more > MAX_CODES
}

const uses = defineCall({
  path: '/coupon/uses',
  summary: 'Used, reserved and remaining uses of a coupon',
  needs: { module: 'coupons' },
  audit: 'reads',
  body: CouponBodySchema,
  answer: CouponUsesResponseSchema,
  handle: async ({ req, body }) => {
    const coupon = await findViewable(req, 'coupons', body.coupon)
    return coupon ? { ...succeed(), ...(await couponUses(req.payload, coupon)) } : notFound()
  },
})

const generatecodes = defineCall({
  path: '/coupon/generatecodes',
  summary: 'Generate single-use codes; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'coupons', did: 'Generated coupon codes', id: 'coupon' },
  body: GenerateCodesBodySchema,
  answer: GenerateCodesResponseSchema,
  handle: async ({ req, body, now }) => {
    const coupon = await findEditable(req, 'coupons', body.coupon)
    if (!coupon) return notFound()
    if (!coupon.hasSingleCodes) return refuse(textOf('shop.codesNotSingle'), 'notSingle')
    const prefix = body.prefix.toUpperCase()
    if (!/^(?:[A-Z0-9][A-Z0-9_-]*)?$/.test(prefix)) return refuse(textOf('shop.prefixWrong'), 'prefix')
    if (await isFull(req, coupon, body.count)) return tooMany()
    const { count, requestKey } = body
    const made = await generateCodes({ ...campaignOf(req, coupon), count, prefix, requestKey })
    await auditCodes(
      req,
      coupon,
      `Made ${made} ${made === 1 ? 'code' : 'codes'} of coupon "${coupon.code}"`,
      now,
      'create',
    )
    return { ...succeed(textOf('shop.codesMade', { count: made })), made }
  },
})

const importcodes = defineCall({
  path: '/coupon/importcodes',
  summary: 'Add codes from a chunk of a file; answers the refused lines with reasons',
  needs: EDITORS,
  audit: { entity: 'coupons', did: 'Imported coupon codes', id: 'coupon' },
  body: ImportCodesBodySchema,
  answer: ImportCodesResponseSchema,
  handle: async ({ req, body, now }) => {
    const coupon = await findEditable(req, 'coupons', body.coupon)
    if (!coupon) return notFound()
    if (!coupon.hasSingleCodes) return refuse(textOf('shop.codesNotSingle'), 'notSingle')
    if (await isFull(req, coupon, body.rows.length)) return tooMany()
    const { added, refused } = await addCodes(campaignOf(req, coupon), body.rows)
    if (added > 0)
      await auditCodes(req, coupon, `Added ${added} codes of coupon "${coupon.code}"`, now, 'create')
    return { ...succeed(textOf('shop.codesAdded', { count: added })), added, refused }
  },
})

/** Needs a fresh code, because the file contains usable codes and phones. */
const codesfile = defineCall({
  path: '/coupon/codesfile',
  summary: 'The codes of a coupon as CSV text',
  needs: EDITORS,
  audit: { entity: 'coupons', did: 'Exported coupon codes', id: 'coupon', action: 'export' },
  body: CodesFileBodySchema,
  answer: CodesFileResponseSchema,
  handle: async ({ req, body, now }) => {
    const coupon = await findEditable(req, 'coupons', body.coupon)
    if (!coupon) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    const file = await codesFile(req.payload, String(coupon.id), body.only)
    await auditCodes(req, coupon, `Exported ${file.count} codes of coupon "${coupon.code}"`, now, 'export')
    return { ...succeed(), ...file }
  },
})

export const COUPON_ADMIN_CALLS: Call[] = [uses, generatecodes, importcodes, codesfile]
