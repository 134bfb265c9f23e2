'use client'
import Bookmark from 'lucide-react/icons/bookmark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type FormEvent, useState } from 'react'
import type { LessonNote } from '#domain/calls/learning/learning.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { Menu, MenuItem } from '#site/ui/overlays/Menu.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  box,
  form,
  input,
  list,
  note as noteStyle,
  nothing,
  text as textStyle,
  time,
} from './NotesPanel.css.ts'
import { type PlayClock, usePlaySecond } from './PlayClock.ts'
import type { LessonNotes } from './useLessonNotes.ts'

/** Longest note, characters. */
const MAX_LENGTH = 2000
/** The field for a new note, which the key N focuses. */
export const NOTE_FIELD = 'lesson-note'

/** What notes say of their places: seconds of a recording or pages. */
export type NoteWords = {
  write: string
  bookmark: string
  none: string
  /** The place, as it is shown beside a note. */
  place: (at: number) => string
  noteAt: (at: number) => string
  goTo: (at: number) => string
  actionsOf: (at: number) => string
}

type NotesPanelProps = {
  notes: LessonNotes
  /** The place at which the lesson is. */
  clock: PlayClock
  words: NoteWords
  onSeek: (at: number) => void
}

/** Notes at places of a lesson: a new one on top, then all in its order; each place goes there. */
export function NotesPanel({ notes, clock, words, onSeek }: NotesPanelProps) {
  return (
    <>
      <NewNote notes={notes} clock={clock} words={words} />
      {notes.list.length === 0 ? (
        <p className={nothing}>{words.none}</p>
      ) : (
        <ol className={list}>
          {notes.list.map((note) => (
            <Note key={note.id} note={note} notes={notes} words={words} onSeek={onSeek} />
          ))}
        </ol>
      )}
    </>
  )
}

function NewNote({ notes, clock, words }: Omit<NotesPanelProps, 'onSeek'>) {
  const t = useTexts('player')
  const second = usePlaySecond(clock)
  const [text, setText] = useState('')
  // A note belongs to the position at which writing it began.
  const [atS, setAtS] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const shown = atS ?? second
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setIsBusy(true)
    const isAdded = await notes.add(shown, text.trim())
    setIsBusy(false)
    if (!isAdded) return
    setText('')
    setAtS(null)
  }
  return (
    <form className={form} onSubmit={(event) => void save(event)}>
      <div className={box}>
        <span className={time} aria-hidden="true">
          {words.place(shown)}
        </span>
        <input
          id={NOTE_FIELD}
          className={input}
          value={text}
          maxLength={MAX_LENGTH}
          placeholder={words.write}
          aria-label={words.noteAt(shown)}
          autoComplete="off"
          onChange={(event) => {
            setAtS(event.target.value === '' ? null : (atS ?? second))
            setText(event.target.value)
          }}
        />
        {text.trim() === '' ? (
          <IconButton
            icon={Bookmark}
            label={words.bookmark}
            onPress={() => void notes.add(clock.now(), '')}
          />
        ) : (
          <Button type="submit" size="s" isPending={isBusy}>
            {t.saveNote}
          </Button>
        )}
      </div>
    </form>
  )
}

type NoteProps = Omit<NotesPanelProps, 'clock'> & { note: LessonNote }

function Note({ note, notes, words, onSeek }: NoteProps) {
  const t = useTexts('player')
  const { confirm } = useMessageDialogs()
  const [draft, setDraft] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await notes.change(note.id, draft?.trim() ?? '')) setDraft(null)
  }
  // A bookmark is set again at once; words are not.
  const remove = async () => {
    const isSure =
      note.text === '' || (await confirm({ title: t.deleteTitle, text: note.text, isDanger: true }))
    if (isSure) await notes.remove(note.id)
  }
  return (
    <li className={noteStyle}>
      <button
        type="button"
        className={time}
        aria-label={words.goTo(note.atS)}
        onClick={() => onSeek(note.atS)}
      >
        {words.place(note.atS)}
      </button>
      {draft === null ? (
        <p className={textStyle}>
          <MixedText>{note.text || t.bookmarkHere}</MixedText>
        </p>
      ) : (
        <form className={`${box} ${textStyle}`} onSubmit={(event) => void save(event)}>
          <input
            className={input}
            value={draft}
            maxLength={MAX_LENGTH}
            aria-label={words.noteAt(note.atS)}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" size="s">
            {t.saveNote}
          </Button>
        </form>
      )}
      <Menu label={t.noteActions} trigger={<IconButton icon={Ellipsis} label={words.actionsOf(note.atS)} />}>
        <MenuItem onAction={() => setDraft(note.text)}>{t.editNote}</MenuItem>
        <MenuItem onAction={() => void remove()}>{t.deleteNote}</MenuItem>
      </Menu>
    </li>
  )
}
