'use client'
import { useState } from 'react'
import { DoubtRejectBodySchema, MAX_DOUBT_LENGTH } from '#domain/calls/doubts.ts'
import { workOnDoubt } from '#site/data/account/doubts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/** Rejects a doubt with a reason that the student reads. */
export function RejectDoubt({ doubt, onRejected }: { doubt: string; onRejected: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const problemTexts = useTexts('problems')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const read = DoubtRejectBodySchema.safeParse({ doubt, reason })
  const [issue] = read.success ? [] : read.error.issues
  const send = async () => {
    setIsTried(true)
    if (!read.success || isSending) return
    setIsSending(true)
    const answer = await workOnDoubt(base, 'reject', read.data)
    setIsSending(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    showSnackbar(answer.message)
    setIsOpen(false)
    await onRejected().catch(() => undefined)
  }
  return (
    <>
      <Button look="ghost" onPress={() => setIsOpen(true)}>
        {t.reject}
      </Button>
      {isOpen ? (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={t.rejectIt}
          foot={
            <Button isBlock isPending={isSending} onPress={() => void send()}>
              {t.rejectIt}
            </Button>
          }
        >
          <TextArea
            label={t.rejectReason}
            rows={3}
            counter={`${reason.length}/${MAX_DOUBT_LENGTH.reason}`}
            value={reason}
            onChange={setReason}
            isRequired
            validationBehavior="aria"
            error={isTried && issue ? localisedProblem(problemTexts, issue) : undefined}
          />
          {problem ? (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          ) : null}
        </Dialog>
      ) : null}
    </>
  )
}
