'use client'
import { useClassState } from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { ExamDay } from './ExamDay.tsx'

type ExamDayDialogProps = { klass: string; onSaved: () => void; onClose: () => void }

/** Sets the day of the exam for which a course is learned. */
export function ExamDayDialog({ klass, onSaved, onClose }: ExamDayDialogProps) {
  const t = useTexts('lesson')
  const { base } = useProject()
  const { me } = useMe(base)
  const { state, reload } = useClassState(base, klass, me?.uid)
  const saved = () => {
    void reload()
    onSaved()
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t.examDay}>
      {state ? (
        <ExamDay klass={klass} examOn={state.examOn} text={t.examDayPlan} onSaved={saved} />
      ) : (
        <Skeleton height={96} />
      )}
    </Dialog>
  )
}
