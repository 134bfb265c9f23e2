'use client'
import type { ReactNode } from 'react'
import { type CallBase, CallBaseContext } from './callBase.ts'

/** Sets the API prefix for the order components inside it. */
export const CallBaseProvider = ({ callBase, children }: { callBase: CallBase; children: ReactNode }) => (
  <CallBaseContext value={callBase}>{children}</CallBaseContext>
)
