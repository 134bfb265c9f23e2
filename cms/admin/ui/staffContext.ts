'use client'
import { createContext, useContext } from 'react'

/** Whose calls an order is put together by: those of the staff, or of a franchisee who orders for students of their own. */
export type Desk = '/sales' | '/franchise'

export const StaffContext = createContext<Desk>('/sales')
export const useStaffContext = (): Desk => useContext(StaffContext)
