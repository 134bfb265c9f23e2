'use client'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Hall } from './engine/createHall.ts'
import type { HallView } from './engine/HallView.ts'
import type { HallFiles } from './engine/openFiles.ts'

const Context = createContext<Hall | null>(null)

export function HallProvider({ hall, children }: { hall: Hall; children: ReactNode }) {
  return <Context value={hall}>{children}</Context>
}

/** The open hall: what it shows now, and what one can do in it. */
export function useHall(): { hall: Hall; view: HallView } {
  const hall = useContext(Context)
  if (!hall) throw new Error('useHall needs a HallProvider above')
  return { hall, view: useSyncExternalStore(hall.subscribe, hall.view) }
}

/** The pages of answers on this device; null outside a hall, where answers are only read. */
export function useHallFiles(): HallFiles | null {
  return useContext(Context)?.files ?? null
}
