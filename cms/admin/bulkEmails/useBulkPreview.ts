'use client'
import { useEffect, useState } from 'react'
import type { BulkPreview } from '#domain/calls/bulkEmails.ts'
import { type Answered, postCall } from '../ui/panelClient.ts'

/** The preview of a bulk e-mail as it was last saved; null until it is there. */
export function useBulkPreview(id: string): Answered<BulkPreview> | null {
  const [answer, setAnswer] = useState<Answered<BulkPreview> | null>(null)
  useEffect(() => {
    let isOpen = true
    void postCall<BulkPreview>('/bulkemails/preview', { bulkEmail: id }).then((read) => {
      if (isOpen) setAnswer(read)
    })
    return () => {
      isOpen = false
    }
  }, [id])
  return answer
}
