/** What is known of a person's visits: metaDetails of userDetails (spec 3). Times in ms since epoch. */
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
 * Merges a visit into what is known: the latest device and time count, the first referrer and landing page stay for ever.
 * What the visit does not say is kept, and so are keys that we do not know.
 */
export function mergeVisit(known: unknown, { at, referrer, landing, ...latest }: Visit): MetaDetails {
  const kept = isRecord(known) ? (known as MetaDetails) : {}
  return {
    ...kept,
    ...given(latest),
    lastSeen: Math.max(at, kept.lastSeen ?? 0),
    firstSeen: kept.firstSeen ?? at,
    ...given({
      firstReferrer: kept.firstReferrer ?? (referrer || undefined),
      firstLanding: kept.firstLanding ?? (landing || undefined),
    }),
  }
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** `Chrome on Android` as browser and system; a name without a system is a browser alone. */
export function partsOfDevice(name: string): { browser: string; os?: string } {
  const [browser = name, os] = name.split(' on ')
  return os ? { browser, os } : { browser }
}

/** Phone, tablet or computer, from a User-Agent. */
export function deviceKind(userAgent: string): NonNullable<MetaDetails['device']> {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer'
}
