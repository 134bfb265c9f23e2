'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postCall } from '../ui/panelClient.ts'

/** Switches an owner's panel to one project, or with null to all, and opens the target URL. */
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
