'use client'
import Bookmark from 'lucide-react/icons/bookmark'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Repeat from 'lucide-react/icons/repeat'
import { useState } from 'react'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { MAX_QUESTION_NOTE } from '#domain/exams/revision/revision.ts'
import { type DoubtStart, doubtHref } from '#site/data/account/doubtHref.ts'
import { type KeptChanges, keepQuestion } from '#site/data/exams/keepQuestion.ts'
import { useKeptInput } from '#site/features/shell/useKeptInput.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import * as styles from './SolutionsScreen.css.ts'

type KeepBarProps = {
  base: string
  attempt: string
  solved: Solved
  /** What a doubt about the question begins with. */
  doubt: DoubtStart
  onKept: (kept: Solved['kept']) => void
}

/** Keeps a question: bookmark, note, revision; or asks a doubt about it. */
export function KeepBar({ base, attempt, solved, doubt, onKept }: KeepBarProps) {
  const t = useTexts('solutions')
  const show = useSnackbar()
  const { kept } = solved
  // Only its owner opens an attempt; a note that is not saved yet waits at its question.
  const { values, setValues } = useKeptInput(`note/${attempt}/${solved.asked.id}`, attempt, {
    note: kept.note,
  })
  const draft = values.note
  const [isWriting, setWriting] = useState(draft !== kept.note)
  const close = (note: string) => {
    setValues({ note })
    setWriting(false)
  }
  const save = async (changes: KeptChanges): Promise<boolean> => {
    const answer = await keepQuestion(base, { attempt, question: solved.asked.id, kept }, changes, onKept)
    if (!answer.ok) show(answer.message ?? t.notSent, { severity: 'error' })
    return answer.ok
  }
  return (
    <section className={styles.keep} data-print="hidden">
      <div className={styles.buttons}>
        <PlainButton
          look="outline"
          size="s"
          icon={Bookmark}
          aria-pressed={kept.isBookmarked}
          onClick={() => void save({ isBookmarked: !kept.isBookmarked })}
        >
          {kept.isBookmarked ? t.bookmarked : t.bookmark}
        </PlainButton>
        <PlainButton
          look="outline"
          size="s"
          icon={Repeat}
          aria-pressed={kept.isRevised}
          onClick={() => void save({ isRevised: !kept.isRevised })}
        >
          {kept.isRevised ? t.revised : t.revise}
        </PlainButton>
        <PlainButton
          look="outline"
          size="s"
          icon={NotebookPen}
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          {t.note}
        </PlainButton>
        <LinkButton look="outline" size="s" icon={MessageCircleQuestion} href={doubtHref(doubt)}>
          {t.askDoubt}
        </LinkButton>
      </div>
      {!isWriting && kept.note ? <p className={styles.note}>{kept.note}</p> : null}
      {isWriting ? (
        <>
          <TextArea
            label={t.note}
            placeholder={t.notePlaceholder}
            counter={`${draft.length}/${MAX_QUESTION_NOTE}`}
            maxLength={MAX_QUESTION_NOTE}
            value={draft}
            onChange={(note) => setValues({ note })}
          />
          <div className={styles.buttons}>
            <PlainButton
              size="s"
              onClick={() =>
                void save({ note: draft.trim() }).then((isSaved) => isSaved && close(draft.trim()))
              }
            >
              {t.save}
            </PlainButton>
            <PlainButton size="s" look="outline" onClick={() => close(kept.note)}>
              {t.cancel}
            </PlainButton>
          </div>
        </>
      ) : null}
    </section>
  )
}
