'use client'
import type { ReactNode } from 'react'
import { type Desk, DeskContext } from './desk.ts'

/** Says by whose calls what is in it works. */
export const DeskFrame = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <DeskContext value={desk}>{children}</DeskContext>
)
