'use client'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ClassOutline, setExamDay, useClassState } from '#site/data/account/learning.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { DatePicker } from '#site/ui/fields/DatePicker.tsx'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { Place } from './chapters.ts'
import { actions, drawing, root, sign, title, words } from './Locked.css.ts'
import { examForm, examPanel } from './LockedByRule.css.ts'

type LockedByRuleProps = {
  outline: ClassOutline
  place: Place
  klass: string
  uid: string | null | undefined
  /** When it opens, as the server says it. */
  message: string
  onChange: () => void
}

/** A lesson that has not opened to its student yet: when it does, and the way there. */
export function LockedByRule({ outline, place, klass, uid, message, onChange }: LockedByRuleProps) {
  const all = useTexts('learning')
  const t = useTexts('lesson')
  const { base } = useProject()
  const { state, reload } = useClassState(base, klass, uid)
  const subject = coverSubject(outline.subject, klass)
  const current = place.chapter.lectures[place.lesson - 1]
  const lock = current && state?.locks[current.id]
  const waitsFor =
    lock?.reason === 'lessons' ? outline.lectures.filter(({ id }) => lock.lectures.includes(id)) : []
  const renew = () => {
    void reload()
    onChange()
  }
  return (
    <>
      <section className={`${root} ${subjectColors[subject]}`} aria-label={all.lockedLesson}>
        <CoverDrawing subject={subject} seed={klass} className={drawing} />
        <div className={words}>
          <span className={sign}>
            <Icon icon={Lock} />
          </span>
          <h2 className={title}>
            <MixedText>{message}</MixedText>
          </h2>
          <div className={actions}>
            {waitsFor.map(({ id, slug, title: name }) => (
              <LinkButton key={id} href={`/learn/${klass}/${slug}`} look="onBand" size="l" prefetch={false}>
                <MixedText>{fillPlaceholders(t.continueWith, { title: name })}</MixedText>
              </LinkButton>
            ))}
          </div>
        </div>
      </section>
      {state?.hasExamRule ? <ExamDay klass={klass} examOn={state.examOn} onSaved={renew} /> : null}
    </>
  )
}

type ExamDayProps = { klass: string; examOn: string | null; onSaved: () => void }

/** The day of the exam, by which lessons open; the student may change it. */
function ExamDay({ klass, examOn, onSaved }: ExamDayProps) {
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
    <section className={examPanel} aria-label={t.examDay}>
      <p>{t.examDayIs}</p>
      <div className={examForm}>
        <DatePicker label={t.examDay} value={day} onChange={setDay} />
        <Button isPending={isBusy} isDisabled={day === examOn} onPress={() => void save()}>
          {t.saveExamDay}
        </Button>
      </div>
    </section>
  )
}
