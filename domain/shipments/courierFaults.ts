import { parsePrefixes } from './serviceArea.ts'

type Settings = {
  area?: { served?: string | null; prefixes?: string | null; noCash?: string | null } | null
  shiprocket?: { isActive?: boolean | null; email?: string | null; pickupLocation?: string | null } | null
}

const LISTS = ['prefixes', 'noCash'] as const

/** Errors in the courier settings by field path: invalid PIN codes, an empty list of the only PIN codes with delivery, missing Shiprocket fields. */
export function courierFaults({ area, shiprocket }: Settings): { path: string; message: string }[] {
  const faults = LISTS.filter((name) => parsePrefixes(area?.[name]) === null).map((name) => ({
    path: `area.${name}`,
    message: 'PIN codes or their first digits only, between commas or lines',
  }))
  if (area?.served === 'only' && parsePrefixes(area.prefixes)?.length === 0)
    faults.push({ path: 'area.prefixes', message: 'Enter at least one, else nothing is delivered anywhere' })
  if (shiprocket?.isActive && !shiprocket.email)
    faults.push({ path: 'shiprocket.email', message: 'Enter the e-mail of the API user' })
  if (shiprocket?.isActive && !shiprocket.pickupLocation)
    faults.push({ path: 'shiprocket.pickupLocation', message: 'Enter the pickup location' })
  return faults
}
