import { markWords } from '#domain/search/markWords.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { mark } from './HighlightedText.css.ts'

type MarkedProps = {
  children: string
  /** The searched words, as they occur in the text. */
  words: readonly string[]
}

/** A text with the searched words highlighted. */
export function HighlightedText({ children, words }: MarkedProps) {
  return (
    <>
      {markWords(children, words).map(({ text, isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text are never reordered
          <mark key={index} className={mark}>
            <MixedText>{text}</MixedText>
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text are never reordered
          <MixedText key={index}>{text}</MixedText>
        ),
      )}
    </>
  )
}
