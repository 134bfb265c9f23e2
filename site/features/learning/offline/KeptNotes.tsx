'use client'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { hasPages } from '#domain/learning/pdfPage.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { KeptLesson } from '#site/data/account/keptLessons.ts'
import { clockText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { besideRecording } from '../LessonScreen.css.ts'
import { list, note, text, time } from '../player/NotesPanel.css.ts'

/** Above a copy of a lesson: that it is one, and of when. */
export function KeptNotice({ at }: { at: number }) {
  const t = useTexts('learning')
  const locale = useLocale()
  const day = new Date(at).toLocaleDateString(`${locale}-IN`, { day: 'numeric', month: 'long' })
  return (
    <div role="status">
      <Banner tone="warning">{fillPlaceholders(t.keptCopy, { day, time: clockText(at, locale) })}</Banner>
    </div>
  )
}

/** The notes of a lesson without a network; they are written when there is one. */
export function KeptNotes({ notes, answer }: Pick<KeptLesson, 'notes' | 'answer'>) {
  // Texts of the player are not there where no recording was opened.
  const t = useTexts('learning')
  if (notes.length === 0) return null
  const placeOf = (at: number) =>
    hasPages(answer.lecture.kind) ? fillPlaceholders(t.notePage, { page: at }) : playTime(at)
  return (
    <section className={besideRecording} aria-label={t.keptNotes}>
      <ul className={list}>
        {notes.map((one) => (
          <li key={one.id} className={note}>
            <span className={time}>{placeOf(one.atS)}</span>
            <p className={text}>{one.text || t.keptBookmark}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
