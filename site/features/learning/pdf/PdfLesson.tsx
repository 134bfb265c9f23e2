'use client'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useRef, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useReadPage } from '#site/data/account/lessonProgress.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { block, root as button, iconSlot, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { besideRecording } from '../LessonScreen.css.ts'
import { NotesPanel, type NoteWords } from '../player/NotesPanel.tsx'
import { createPlayClock } from '../player/PlayClock.ts'
import { useLessonNotes } from '../player/useLessonNotes.ts'
import { card, cardIcon, cardText, row } from '../stageRow.css.ts'
import { notesTitle } from './PdfReader.css.ts'
import { PdfReader } from './PdfReader.tsx'

type PdfLessonProps = {
  path: string
  title: string
  /** The page where the student stopped; 0 for none. */
  position: number
  /** Null for visitors of a free lesson. */
  of: { lecture: string; uid: string } | null
  onPage: (page: number) => void
}

/** A PDF with its download and the notes of the student below it, each at its page. */
export function PdfLesson({ path, title, position, of, onPage }: PdfLessonProps) {
  const t = useTexts('learning')
  const words = usePageWords()
  const { base } = useProject()
  const notes = useLessonNotes(base, of)
  const read = useReadPage(base, of)
  const [start] = useState(() => read.page ?? position)
  const [clock] = useState(() => createPlayClock(1))
  const goTo = useRef<((page: number) => void) | null>(null)
  const url = `${base}${path}`
  const link = `${button} ${sizes.m} ${looks.outline} ${block}`
  return (
    <>
      <PdfReader
        url={url}
        title={title}
        position={start}
        goToRef={goTo}
        onPage={(page) => {
          clock.set(page)
          read.store(page)
          onPage(page)
        }}
      />
      <div className={row}>
        <div className={card}>
          <Icon icon={FileText} size="l" className={cardIcon} />
          <p className={cardText}>{title}</p>
        </div>
        <a href={url} target="_blank" rel="noreferrer" className={link}>
          {t.openPdf}
        </a>
        <a href={url} download className={link}>
          <span className={iconSlot}>
            <Icon icon={Download} size="s" />
          </span>
          {t.downloadPdf}
        </a>
      </div>
      {of ? (
        <section className={besideRecording} aria-label={words.title}>
          <h2 className={notesTitle}>{words.title}</h2>
          <NotesPanel notes={notes} clock={clock} words={words} onSeek={(page) => goTo.current?.(page)} />
        </section>
      ) : null}
    </>
  )
}

/** How notes speak of their pages. */
function usePageWords(): NoteWords & { title: string } {
  const t = useTexts('reader')
  const at = (text: string) => (page: number) => fillPlaceholders(text, { page })
  return {
    title: t.notes,
    write: t.writeNote,
    bookmark: t.bookmark,
    none: t.noNotes,
    place: at(t.pageName),
    noteAt: at(t.noteAt),
    goTo: at(t.goTo),
    actionsOf: at(t.actionsOf),
  }
}
