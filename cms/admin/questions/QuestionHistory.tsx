import { momentText } from '#domain/text/momentText.ts'

type Props = {
  id: string
  /** The version on the page. */
  current: number
  versions: readonly { version: number; savedAt: string; name: string }[]
  timeZone: string
}

/** Versions of a question with who saved them and when, each with a link to see it. */
export const QuestionHistory = ({ id, current, versions, timeZone }: Props) => (
  <section className="panel-card" aria-labelledby="question-versions">
    <h2 id="question-versions">Versions</h2>
    <ol className="question-list">
      {versions.map(({ version, savedAt, name }) => (
        <li key={version}>
          {version === current ? (
            <strong>{`Version ${version}`}</strong>
          ) : (
            <a href={`/admin/collections/questions/${id}?version=${version}`}>{`Version ${version}`}</a>
          )}
          <span className="panel-muted panel-small">{` ${momentText(savedAt, timeZone)}, ${name}`}</span>
        </li>
      ))}
    </ol>
  </section>
)
