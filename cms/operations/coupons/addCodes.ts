import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { couponCode as codeOf } from '#domain/coupons/couponCode.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'

/** The coupon to which single-use codes belong. */
export type Campaign = { payload: BasePayload; project: string; coupon: string }
export type CodeLine = { line: number; couponCode: string; phone?: string | undefined }
export type RefusedCode = { line: number; reason: 'shape' | 'phone' | 'twice' | 'known' }

const BATCH_SIZE = 500

type ValidCode = { line: number; code: string; phone: string | null }

function validate(lines: readonly CodeLine[]) {
  const [valid, refused] = [new Map<string, ValidCode>(), [] as RefusedCode[]]
  for (const { line, couponCode, phone: typedPhone = '' } of lines) {
    const code = codeOf(couponCode)
    const phone = typedPhone.trim() ? normalisePhone(typedPhone) : null
    if (!code) refused.push({ line, reason: 'shape' })
    else if (typedPhone.trim() && !phone) refused.push({ line, reason: 'phone' })
    else if (valid.has(code)) refused.push({ line, reason: 'twice' })
    else valid.set(code, { line, code, phone })
  }
  return { valid: [...valid.values()], refused }
}

const keyOf = (project: string, code: string): string => `${project}:${code}`

/**
 * Adds single-use codes, some bound to a phone. Returns the number of new codes and the refused lines with reasons; `known` codes
 * already exist in the project, in this coupon or another one.
 */
export async function addCodes(
  { payload, project, coupon }: Campaign,
  lines: readonly CodeLine[],
): Promise<{ added: number; refused: RefusedCode[] }> {
  const { valid, refused } = validate(lines)
  let added = 0
  for (let at = 0; at < valid.length; at += BATCH_SIZE) {
    const part = valid.slice(at, at + BATCH_SIZE)
    const rows = part.map(({ code, phone }) => ({
      codeKey: keyOf(project, code),
      code,
      phone,
      coupon,
      project,
    }))
    const inserted = await insertMany(payload, 'coupon-codes', rows, 'codeKey')
    added += inserted.size
    for (const { line, code } of part)
      if (!inserted.has(keyOf(project, code))) refused.push({ line, reason: 'known' })
  }
  return { added, refused: refused.toSorted((a, b) => a.line - b.line) }
}
