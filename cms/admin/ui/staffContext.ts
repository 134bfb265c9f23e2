'use client'
import { createContext, useContext } from 'react'

/** API prefix for placing orders: of staff, or of a franchisee ordering for their own students. */
export type Desk = '/sales' | '/franchise'

export const StaffContext = createContext<Desk>('/sales')
export const useStaffContext = (): Desk => useContext(StaffContext)
