import type { AssignmentRound, HandedFile } from '#domain/calls/learning/assignments.ts'
import { momentText } from '#domain/text/momentText.ts'

type Props = {
  id: string
  title: string
  submission: string
  answer: Pick<AssignmentRound, 'text' | 'handedInAt' | 'isLate'> & {
    files: readonly HandedFile[]
    marks: number | null
    comment: string
  }
  maxMarks: number
  timeZone: string
}

/** One round of an assignment: text, files and review. */
export function HandedInAnswer({ id, title, submission, answer, maxMarks, timeZone }: Props) {
  const { text, files, handedInAt, isLate, marks, comment } = answer
  return (
    <section className="panel-card ticket" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="panel-muted panel-small">
        {`Handed in ${momentText(new Date(handedInAt).toISOString(), timeZone)}${isLate ? ', late' : ''}`}
      </p>
      {text && <p className="ticket__text">{text}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ digest, name }) => (
            <li key={digest}>
              <a
                href={`/api/learn/assignmentfile?${new URLSearchParams({ submission, file: digest })}`}
                target="_blank"
                rel="noopener"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {marks !== null && <p>{`${marks} of ${maxMarks} marks`}</p>}
      {comment && <p className="ticket__text">{comment}</p>}
    </section>
  )
}
