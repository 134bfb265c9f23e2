import type { CheckedClass } from '#domain/calls/classFolders.ts'
import { fileSize } from '#domain/text/fileSize.ts'

/** Preview of an import: the class with its chapters and lessons. */
export function ClassOutline({ outline }: { outline: NonNullable<CheckedClass['outline']> }) {
  const { title, lectures, files, bytes } = outline
  const chapters = [...new Set(lectures.map(({ chapter }) => chapter))]
  const facts = [
    lectures.length === 1 ? '1 lecture' : `${lectures.length} lectures`,
    files > 0 && (files === 1 ? '1 file' : `${files} files`),
    bytes > 0 && fileSize(bytes),
  ]
  return (
    <section className="class-outline" aria-label="What becomes of it">
      <p role="status">Everything is in order. Nothing has been written yet.</p>
      <h3>{title}</h3>
      <p className="panel-muted">{facts.filter(Boolean).join(' · ')}</p>
      {chapters.map((chapter) => (
        <section key={chapter} aria-label={chapter}>
          <h4>{chapter}</h4>
          <ol>
            {lectures
              .filter((lecture) => lecture.chapter === chapter)
              .map(({ title: own, kind }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat
                <li key={index}>
                  {own} <span className="panel-muted">{kind}</span>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
