'use client'
import { playTime } from '#domain/learning/chapterMarks.ts'
import type { OwnReplay } from '#domain/live/replay.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Tabs } from '#site/ui/navigation/Tabs.tsx'
import { NotesPanel, type NoteWords } from './NotesPanel.tsx'
import type { PlayClock } from './PlayClock.ts'
import { ReplayPanel } from './ReplayPanel.tsx'
import { TranscriptPanel } from './TranscriptPanel.tsx'
import type { LessonNotes } from './useLessonNotes.ts'

type LessonTabsProps = {
  /** Null for visitors, who keep no notes. */
  notes: LessonNotes | null
  /** Addresses of the captions by language; they are the transcript. */
  captions: readonly { language: 'en' | 'hi'; src: string }[]
  /** What was said in the live class that was recorded; null for any other recording. */
  replay: OwnReplay | null
  clock: PlayClock
  onSeek: (seconds: number) => void
}

/** Below a recording: the notes of the student, what is said in it, and the chat of a live class. */
export function LessonTabs({ notes, captions, replay, clock, onSeek }: LessonTabsProps) {
  const t = useTexts('player')
  const items = [
    ...(notes
      ? [
          {
            id: 'notes',
            label: t.notes,
            count: notes.list.length > 0 ? String(notes.list.length) : undefined,
            content: <NotesPanel notes={notes} clock={clock} words={secondWords(t)} onSeek={onSeek} />,
          },
        ]
      : []),
    ...(captions.length > 0
      ? [
          {
            id: 'transcript',
            label: t.transcript,
            content: <TranscriptPanel captions={captions} clock={clock} onSeek={onSeek} />,
          },
        ]
      : []),
    ...(replay
      ? [
          {
            id: 'chat',
            label: t.chat,
            content: <ReplayPanel replay={replay} clock={clock} onSeek={onSeek} />,
          },
        ]
      : []),
  ]
  return items.length > 0 ? <Tabs label={t.besides} items={items} /> : null
}

/** How notes speak of the seconds of a recording. */
function secondWords(t: Texts['player']): NoteWords {
  const at = (text: string) => (second: number) => fillPlaceholders(text, { time: playTime(second) })
  return {
    write: t.writeNote,
    bookmark: t.bookmark,
    none: t.noNotes,
    place: playTime,
    noteAt: at(t.noteAt),
    goTo: at(t.goTo),
    actionsOf: at(t.actionsOf),
  }
}
