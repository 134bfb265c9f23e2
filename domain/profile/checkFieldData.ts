import { hasControlCharacters } from '../text/controlCharacters.ts'
import { isFilled } from './needsProfileUpdate.ts'
import type { FieldData, PopupField } from './PopupField.ts'

const TEXT_MAX = 2000

type Checked = { ok: true; data: FieldData } | { ok: false }

const REFUSED: Checked = { ok: false }

/**
 * The storable answer to a field: a trimmed text of at most 2000 characters; one of the select's options; for
 * a checkbox true, false, or some of the options. A required field accepts no empty answer.
 */
export function checkFieldData({ type, options, isRequired }: PopupField, data: unknown): Checked {
  const cleaned = typeof data === 'string' ? data.trim() : data
  if (!isFilled(cleaned) && isRequired) return REFUSED
  if (type === 'checkbox') {
    if (typeof cleaned === 'boolean') return { ok: true, data: cleaned }
    if (!Array.isArray(cleaned)) return REFUSED
    const isAllowed = cleaned.every((item) => options.includes(item))
    return isAllowed ? { ok: true, data: [...new Set(cleaned as string[])] } : REFUSED
  }
  if (typeof cleaned !== 'string') return REFUSED
  if (type === 'select')
    return cleaned === '' || options.includes(cleaned) ? { ok: true, data: cleaned } : REFUSED
  return cleaned.length <= TEXT_MAX && !hasControlCharacters(cleaned) ? { ok: true, data: cleaned } : REFUSED
}
