'use client'
import type { ReactNode } from 'react'
import { type Desk, StaffContext } from './staffContext.ts'

/** Sets the API prefix for the order components inside it. */
export const StaffFrame = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <StaffContext value={desk}>{children}</StaffContext>
)
