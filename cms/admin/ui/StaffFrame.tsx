'use client'
import type { ReactNode } from 'react'
import { type Desk, StaffContext } from './staffContext.ts'

/** Says by whose calls what is in it works. */
export const StaffFrame = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <StaffContext value={desk}>{children}</StaffContext>
)
