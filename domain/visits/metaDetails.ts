/** Stored data about a person's visits: metaDetails of userDetails (spec 3). Times in ms since epoch. */
export type MetaDetails = {
  device?: 'phone' | 'tablet' | 'computer'
  browser?: string
  os?: string
  screen?: string
  language?: string
  timeZone?: string
  lastSeen?: number
  firstSeen?: number
  firstReferrer?: string
  firstLanding?: string
}

type Visit = Omit<MetaDetails, 'lastSeen' | 'firstSeen' | 'firstReferrer' | 'firstLanding'> & {
  at: number
  referrer?: string
  landing?: string
}

/**
 * Merges a visit into the stored data: the latest device and time replace earlier ones; the first referrer
 * and landing page are never changed. Values that the visit does not have, and unknown keys, are kept.
 */
export function mergeVisit(known: unknown, { at, referrer, landing, ...latest }: Visit): MetaDetails {
  const stored = isRecord(known) ? (known as MetaDetails) : {}
  return {
    ...stored,
    ...withoutUndefined(latest),
    lastSeen: Math.max(at, stored.lastSeen ?? 0),
    firstSeen: stored.firstSeen ?? at,
    ...withoutUndefined({
      firstReferrer: stored.firstReferrer ?? (referrer || undefined),
      firstLanding: stored.firstLanding ?? (landing || undefined),
    }),
  }
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** Splits `Chrome on Android` into browser and system; a name without a system is only a browser. */
export function parseDeviceName(name: string): { browser: string; os?: string } {
  const [browser = name, os] = name.split(' on ')
  return os ? { browser, os } : { browser }
}

/** Phone, tablet or computer, from a User-Agent. */
export function deviceKind(userAgent: string): NonNullable<MetaDetails['device']> {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer'
}
