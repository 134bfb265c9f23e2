'use client'
import Lock from 'lucide-react/icons/lock'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ClassOutline, useClassState } from '#site/data/account/learning.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { Place } from './chapters.ts'
import { examPanel } from './ExamDay.css.ts'
import { ExamDay } from './ExamDay.tsx'
import { actions, drawing, root, sign, title, words } from './Locked.css.ts'

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
      {state?.hasExamRule ? (
        <section className={examPanel} aria-label={t.examDay}>
          <ExamDay klass={klass} examOn={state.examOn} text={t.examDayIs} onSaved={renew} />
        </section>
      ) : null}
    </>
  )
}
