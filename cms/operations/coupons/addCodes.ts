import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { couponCode as codeOf } from '#domain/coupons/couponCode.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'

/** The campaign that codes are of. */
export type Campaign = { payload: BasePayload; project: string; coupon: string }
export type CodeLine = { line: number; couponCode: string; phone?: string | undefined }
export type RefusedCode = { line: number; reason: 'shape' | 'phone' | 'twice' | 'known' }

const A_STATEMENT = 500

type Good = { line: number; code: string; phone: string | null }

function sorted(lines: readonly CodeLine[]) {
  const [good, refused] = [new Map<string, Good>(), [] as RefusedCode[]]
  for (const { line, couponCode, phone: typedPhone = '' } of lines) {
    const code = codeOf(couponCode)
    const phone = typedPhone.trim() ? normalisePhone(typedPhone) : null
    if (!code) refused.push({ line, reason: 'shape' })
    else if (typedPhone.trim() && !phone) refused.push({ line, reason: 'phone' })
    else if (good.has(code)) refused.push({ line, reason: 'twice' })
    else good.set(code, { line, code, phone })
  }
  return { good: [...good.values()], refused }
}

const keyOf = (project: string, code: string): string => `${project}:${code}`

/**
 * Adds codes that count once each, some for one phone alone. Durable when it answers: how many are new, and which lines are
 * not and why. `known` are codes of the project already, of this campaign or another one.
 */
export async function addCodes(
  { payload, project, coupon }: Campaign,
  lines: readonly CodeLine[],
): Promise<{ added: number; refused: RefusedCode[] }> {
  const { good, refused } = sorted(lines)
  let added = 0
  for (let at = 0; at < good.length; at += A_STATEMENT) {
    const part = good.slice(at, at + A_STATEMENT)
    const rows = part.map(({ code, phone }) => ({
      ...{ codeKey: keyOf(project, code), code, phone, coupon, project },
    }))
    const inserted = await insertMany(payload, 'coupon-codes', rows, 'codeKey')
    added += inserted.size
    for (const { line, code } of part)
      if (!inserted.has(keyOf(project, code))) refused.push({ line, reason: 'known' })
  }
  return { added, refused: refused.toSorted((a, b) => a.line - b.line) }
}
