'use client'
import type { HandedFile } from '#domain/calls/learning/assignments.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { assignmentFileHref } from '#site/data/account/assignments.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import {
  answer as answerStyle,
  file,
  files as filesStyle,
  link,
  text as textStyle,
} from './AssignmentPanel.css.ts'

type HandedInProps = {
  lecture: string
  answer: { text: string; files: readonly HandedFile[]; marks: number | null; comment: string }
  /** Marks at most, where its marks are shown beside the comment; null where they are shown elsewhere. */
  most: number | null
  /** While it is written anew, its review alone is shown. */
  isAnswerHidden: boolean
}

/** What was handed in, and its review. */
export function HandedIn({ lecture, answer, most, isAnswerHidden }: HandedInProps) {
  const t = useTexts('assignment')
  const { base } = useProject()
  const { text, files, marks, comment } = answer
  const facts = marks === null || most === null ? '' : fillPlaceholders(t.marksOf, { marks, most })
  return (
    <div className={answerStyle}>
      {isAnswerHidden || !text ? null : <p className={textStyle}>{text}</p>}
      {isAnswerHidden || files.length === 0 ? null : (
        <ul className={filesStyle} aria-label={t.handedFiles}>
          {files.map(({ digest, name }) => (
            <li key={digest} className={file}>
              <a
                href={assignmentFileHref(base, lecture, digest)}
                className={link}
                target="_blank"
                rel="noopener"
              >
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {comment || facts ? (
        <>
          <h3>{t.review}</h3>
          {facts ? <p>{facts}</p> : null}
          {comment ? <p className={textStyle}>{comment}</p> : null}
        </>
      ) : null}
    </div>
  )
}
