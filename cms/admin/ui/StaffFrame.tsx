'use client'
import type { ReactNode } from 'react'
import { type CallBase, StaffContext } from './staffContext.ts'

/** Sets the API prefix for the order components inside it. */
export const StaffFrame = ({ desk, children }: { desk: CallBase; children: ReactNode }) => (
  <StaffContext value={desk}>{children}</StaffContext>
)
