import type { ReactNode } from 'react'
import { letterOf } from '#domain/exams/bank/letterOf.ts'
import { leafId } from '#domain/exams/questions/ids.ts'
import type {
  LocalTypeset,
  TypesetContent,
  TypesetLeaf,
  TypesetSolution,
} from '#domain/exams/questions/typesetContent.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { TypesetView } from '../ui/TypesetView.tsx'

type Props = {
  content: TypesetContent
  locale: Locale
  fileUrl: (file: string) => string
  /** Id by which key and solutions name the question. */
  id?: string
  /** What is right in each leaf, in words, and the solutions; only for people who may edit the question. */
  right?: Readonly<Record<string, string>>
  solutions?: readonly TypesetSolution[]
}

/** A question as students see it in one language, with key and solution beneath where they are given. */
export function QuestionView({ content, id = 'new', ...props }: Props) {
  if (content.type !== 'comprehension') return <LeafView {...props} leaf={content} name={id} />
  return (
    <div className="question-view">
      <Text text={content.passage} {...props} />
      {content.parts.map(({ id: part, content: leaf }, at) => (
        <section key={part} className="question-view__part" aria-label={`Part ${at + 1}`}>
          <p className="question-view__number">{at + 1}.</p>
          <LeafView {...props} leaf={leaf} name={leafId(id, part)} />
        </section>
      ))}
    </div>
  )
}

type LeafViewProps = Omit<Props, 'content' | 'id'> & { leaf: TypesetLeaf; name: string }

function LeafView({ leaf, name, right, solutions, ...props }: LeafViewProps) {
  const solution = solutions?.find(({ question }) => question === name)
  return (
    <div className="question-view">
      {leaf.type === 'assertionReason' ? (
        <>
          <Labelled label={{ en: 'Assertion', hi: 'कथन' }} text={leaf.assertion} {...props} />
          <Labelled label={{ en: 'Reason', hi: 'कारण' }} text={leaf.reason} {...props} />
        </>
      ) : (
        <Text text={leaf.stem} {...props} />
      )}
      {answerArea(leaf, props)}
      {leaf.hint && <Labelled label={{ en: 'Hint', hi: 'संकेत' }} text={leaf.hint} {...props} />}
      {right?.[name] && (
        <p className="question-view__right">
          <strong>Right: </strong>
          {right[name]}
        </p>
      )}
      {solution?.text && <Labelled label={{ en: 'Solution', hi: 'हल' }} text={solution.text} {...props} />}
      {solution?.video && (
        // biome-ignore lint/a11y/useMediaCaption: the solution has a text beside it
        <video className="question-video" controls preload="none" src={props.fileUrl(solution.video)} />
      )}
    </div>
  )
}

type TextProps = { text: LocalTypeset; locale: Locale; fileUrl: (file: string) => string }

/** A text in the language, or in the other one where it is not written in this. */
function Text({ text, locale, fileUrl }: TextProps) {
  const shown = text[locale] ? locale : LOCALES.find((other) => text[other])
  const blocks = shown && text[shown]
  return blocks ? <TypesetView blocks={blocks} locale={shown} fileUrl={fileUrl} /> : null
}

const Labelled = ({ label, ...props }: TextProps & { label: Record<Locale, string> }) => (
  <div className="question-view__labelled">
    <p className="question-view__label">{label[props.locale]}</p>
    <Text {...props} />
  </div>
)

function answerArea(leaf: TypesetLeaf, props: Omit<TextProps, 'text'>): ReactNode {
  const list = (
    items: readonly { id: string; text: LocalTypeset }[],
    nameOf: (id: string, at: number) => string,
  ) => (
    <ol className="question-view__options">
      {items.map(({ id, text }, at) => (
        <li key={id}>
          <span className="question-view__letter">{nameOf(id, at)}</span>
          <Text text={text} {...props} />
        </li>
      ))}
    </ol>
  )
  const upper = (id: string) => id.toUpperCase()
  if ('options' in leaf) return list(leaf.options, (_, at) => letterOf(at))
  if ('rows' in leaf)
    return (
      <div className="question-view__match">
        {list(leaf.rows, upper)}
        {list(leaf.columns, upper)}
      </div>
    )
  if (leaf.type === 'trueFalse')
    return <p className="panel-muted">{props.locale === 'hi' ? 'सही / गलत' : 'True / False'}</p>
  if (leaf.type === 'integer' || leaf.type === 'numeric')
    return <p className="question-view__field" aria-hidden />
  return null
}
