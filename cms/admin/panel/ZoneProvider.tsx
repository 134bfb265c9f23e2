'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import { setDefaultZone } from './setDefaultZone.ts'

const Zone = createContext<string>(DEFAULT_TIME_ZONE)

/** IANA time zone of the project that the person works in. */
export const useProjectZone = (): string => useContext(Zone)

type Props = { timeZone: string; children?: ReactNode }

/** Gives the project's time zone to our components, and to the times that Payload formats itself. */
export function ZoneProvider({ timeZone, children }: Props) {
  // While rendering, so that it is set before the effects in which Payload formats times.
  if (typeof window !== 'undefined') setDefaultZone(timeZone)
  return <Zone value={timeZone}>{children}</Zone>
}
