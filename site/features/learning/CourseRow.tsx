'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Picture } from '#site/data/Picture.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { arrow, bar, body, count, head, next as nextStyle, row, title, validUntil } from './CourseRow.css.ts'
import { usePlanText } from './usePlanText.ts'

type CourseRowProps = { entry: MyClass; picture?: Picture }

/** One course with its progress; the whole row links to its next lesson. `completed` and `lectures` are counts. */
export function CourseRow({ entry, picture }: CourseRowProps) {
  const t = useTexts('learning')
  const locale = useLocale()
  const { class: klass, productTitle, completed, lectures, percent, endsAt, next } = entry
  const plan = usePlanText(entry.plan)
  const name = productTitle ?? klass.title
  return (
    <AppLink
      href={next ? `/learn/${klass.slug}/${next.slug}` : `/learn/${klass.slug}`}
      className={row}
      prefetch={false}
    >
      <Cover shape="wide" subject={klass.subject} seed={klass.slug} image={picture} />
      <div className={body}>
        <div className={head}>
          <h3 className={title}>
            <MixedText>{name}</MixedText>
          </h3>
          <span className={count}>{fillPlaceholders(t.of, { done: completed, total: lectures })}</span>
        </div>
        <Progress
          label={fillPlaceholders(t.doneOfCourse, { name })}
          percent={percent}
          tone={percent >= 100 ? 'success' : 'primary'}
          className={bar}
        />
        <p className={nextStyle}>
          {endsAt ? (
            <span className={validUntil}>
              {fillPlaceholders(t.till, { day: dayText(endsAt, locale) })} ·{' '}
            </span>
          ) : null}
          <MixedText>{next ? fillPlaceholders(t.next, { title: next.title }) : t.allDone}</MixedText>
        </p>
        {plan ? <p className={nextStyle}>{plan}</p> : null}
      </div>
      <Icon icon={ChevronRight} className={arrow} />
    </AppLink>
  )
}
