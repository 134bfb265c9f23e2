import Timer from 'lucide-react/icons/timer'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './HeroSheet.css.ts'

/** The filled option, A to D, on each of the fourteen lines; -1 is none. */
const ANSWERS = [1, 3, 0, 2, 2, -1, 1, 3, -1, 1, 1, 0, 2, -1]
const numbered = ANSWERS.map((answer, index) => ({ number: index + 1, answer }))
const SECTIONS = [
  { letter: 'A', answered: 18 },
  { letter: 'B', answered: 9 },
  { letter: 'C', answered: 0 },
]

type HeroSheetProps = {
  /** The project's title of such a paper, and its facts. */
  title?: string | null
  facts?: string | null
  course: ProductCardFacts | undefined
}

/** An illustration of the product: an answer sheet, a lesson to continue, a result. Decorative. */
export function HeroSheet({ title, facts, course }: HeroSheetProps) {
  const { sheet } = useTexts('sections')
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div>
            {title ? (
              <p className={styles.title}>
                <MixedText>{title}</MixedText>
              </p>
            ) : null}
            {facts ? (
              <p className={styles.sub}>
                <MixedText>{facts}</MixedText>
              </p>
            ) : null}
          </div>
          <span className={styles.clock}>
            <Icon icon={Timer} size="s" />
            2:14:36
          </span>
        </div>
        <div className={styles.tabs}>
          {SECTIONS.map(({ letter, answered }, index) => (
            <span key={letter} className={styles.tab} data-on={index === 0 ? '' : undefined}>
              {fillPlaceholders(sheet.section, { letter })}
              <span className={styles.tabCount}>{answered}</span>
            </span>
          ))}
        </div>
        <div className={styles.grid}>
          <Lines from={0} />
          <Lines from={7} />
        </div>
      </div>
      {course ? <Resume course={course} /> : null}
      <div className={styles.score}>
        <svg viewBox="0 0 64 64" width="56" height="56" fill="none" strokeWidth="7" aria-hidden="true">
          <circle cx="32" cy="32" r="27" className={styles.ringTrack} />
          <circle
            cx="32"
            cy="32"
            r="27"
            className={styles.ringFill}
            strokeLinecap="round"
            strokeDasharray="146 170"
            transform="rotate(-90 32 32)"
          />
        </svg>
        <div>
          <span className={styles.scoreValue}>86%</span>
          <span className={styles.tiny}>{sheet.accuracy}</span>
        </div>
      </div>
    </div>
  )
}

function Lines({ from }: { from: number }) {
  return (
    <div className={styles.column}>
      {numbered.slice(from, from + 7).map(({ number, answer }) => (
        <div key={number} className={styles.line}>
          <span className={styles.number}>{number}</span>
          {['A', 'B', 'C', 'D'].map((letter, option) => (
            <span key={letter} className={styles.bubble} data-on={option === answer ? '' : undefined}>
              {letter}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The project's first course, as it is shown to a learner. */
function Resume({ course }: { course: ProductCardFacts }) {
  const { sheet } = useTexts('sections')
  const { subject, seed, image } = course.cover
  return (
    <div className={styles.resume}>
      <Cover subject={subject} seed={seed} image={image} shape="thumb" />
      <div className={styles.resumeText}>
        <span className={styles.tiny}>{sheet.continueLearning}</span>
        <span className={styles.resumeTitle}>
          <MixedText>{course.cover.title ?? course.title}</MixedText>
        </span>
        <div className={styles.bar}>
          <div className={styles.barFill} />
        </div>
      </div>
    </div>
  )
}
