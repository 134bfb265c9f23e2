import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isPincode } from '#domain/people/isPincode.ts'
import { isArmyPincode, isPincodeOf } from '#domain/people/pincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'

// A path instead of a module URL: the admin's bundler also reads this file.
const FILE = 'cms/operations/pincodes/pincodes.txt'

/** Both are null for army post offices and for offices whose district India Post does not name. */
type Place = { state: StateCode | null; city: string | null }

const NOWHERE: Place = { state: null, city: null }

let directory: Map<number, Place> | null = null

/** Reads India Post's directory of about 19,600 codes (docs/decisions/0034-pin-codes.md); loaded on first use. */
function read(): Map<number, Place> {
  const places = new Map<number, Place>()
  const lines = readFileSync(path.resolve(FILE), 'utf8').split('\n')
  for (const line of lines) {
    if (!line || line.startsWith('#')) continue
    const [state = '', city = '', ranges = ''] = line.split('|')
    const place = state ? { state: state as StateCode, city } : NOWHERE
    for (const range of ranges.split(' ')) {
      const [from, to = from] = range.split('-').map(Number) as [number, number?]
      for (let code = from; code <= to; code++) places.set(code, place)
    }
  }
  return places
}

/** The place of a PIN code; null for an unknown one. */
export function placeOfPincode(pincode: string): Place | null {
  if (isArmyPincode(pincode)) return NOWHERE
  if (!isPincode(pincode)) return null
  directory ??= read()
  return directory.get(Number(pincode)) ?? null
}

/** A text why an address cannot have this PIN code; null when it can. */
export function pincodeRefusal({ pincode, state }: { pincode: string; state: StateCode }): Text | null {
  if (!placeOfPincode(pincode)) return textOf('unknownPincode')
  return isPincodeOf(pincode, state) ? null : textOf('pincodeOfOtherState')
}
