'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postCall } from '../ui/panelClient.ts'

/** Narrows an owner's panel to one project, or with null widens it to all, and goes on at an address of the panel. */
export function useProjectChoice() {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    choose: async (project: string | null, target: string): Promise<void> => {
      setBusy(true)
      const answer = await postCall('/panel/scope', { project })
      if (answer.apiSuccess) return window.location.assign(target)
      toast.error(answer.message)
      setBusy(false)
    },
  }
}
