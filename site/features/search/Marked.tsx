import { markWords } from '#domain/search/markWords.ts'
import { Words } from '#site/ui/Words.tsx'
import { mark } from './Marked.css.ts'

type MarkedProps = {
  children: string
  /** Words, as they stand there, that were looked for. */
  words: readonly string[]
}

/** A text with the words that were looked for set off. */
export function Marked({ children, words }: MarkedProps) {
  return (
    <>
      {markWords(children, words).map(({ text, isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
          <mark key={index} className={mark}>
            <Words>{text}</Words>
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
          <Words key={index}>{text}</Words>
        ),
      )}
    </>
  )
}
