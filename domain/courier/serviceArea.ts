import { isPincode } from '../people/isPincode.ts'

/** Where a project delivers: first digits of PIN codes, everywhere but those, or only those. */
export type ServiceArea = {
  served: 'everywhereBut' | 'only'
  prefixes: readonly string[]
  /** Where nothing is paid on delivery, though it is delivered. */
  noCash: readonly string[]
}

export const EVERYWHERE: ServiceArea = { served: 'everywhereBut', prefixes: [], noCash: [] }

const startsWithOne = (pincode: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => pincode.startsWith(prefix))

/** Whether the project sends anything to a PIN code. Whether there is such a number at all is a rule of its own (pincode.ts). */
export const isServed = ({ served, prefixes }: ServiceArea, pincode: string): boolean =>
  isPincode(pincode) && startsWithOne(pincode, prefixes) === (served === 'only')

/** Whether a parcel there may be paid on delivery. */
export const takesCash = (area: ServiceArea, pincode: string): boolean =>
  isServed(area, pincode) && !startsWithOne(pincode, area.noCash)

/** First digits as somebody typed them, between commas, spaces or lines; null when something else is among them. */
export function prefixesIn(text: string | null | undefined): string[] | null {
  const typed = (text ?? '').split(/[\s,;]+/).filter(Boolean)
  return typed.every((prefix) => /^[1-9][0-9]{0,5}$/.test(prefix)) ? [...new Set(typed)] : null
}
