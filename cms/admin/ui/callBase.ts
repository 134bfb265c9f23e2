'use client'
import { createContext, useContext } from 'react'

/** API prefix for placing orders: of staff, or of a franchisee ordering for their own students. */
export type CallBase = '/sales' | '/franchise'

export const CallBaseContext = createContext<CallBase>('/sales')
export const useCallBase = (): CallBase => useContext(CallBaseContext)
