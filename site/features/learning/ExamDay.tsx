'use client'
import { useState } from 'react'
import { setExamDay } from '#site/data/account/learning.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { DatePicker } from '#site/ui/fields/DatePicker.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { examForm } from './ExamDay.css.ts'

type ExamDayProps = {
  klass: string
  examOn: string | null
  /** What follows from the day. */
  text: string
  onSaved: () => void
}

/** The day of the exam, by which lessons open and the plan is made; the student may change it. */
export function ExamDay({ klass, examOn, text, onSaved }: ExamDayProps) {
  const t = useTexts('lesson')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [day, setDay] = useState(examOn)
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    const answered = await setExamDay(base, klass, day).catch(() => null)
    setIsBusy(false)
    if (!answered?.body.apiSuccess) {
      const message = answered && 'message' in answered.body ? answered.body.message : null
      showSnackbar(message ?? noAnswerText(base), { severity: 'error' })
      return
    }
    showSnackbar(t.examDaySaved)
    onSaved()
  }
  return (
    <>
      <p>{text}</p>
      <div className={examForm}>
        <DatePicker label={t.examDay} value={day} onChange={setDay} />
        <Button isPending={isBusy} isDisabled={day === examOn} onPress={() => void save()}>
          {t.saveExamDay}
        </Button>
      </div>
    </>
  )
}
