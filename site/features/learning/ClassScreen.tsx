'use client'
import { useParams, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useClassOutline, useMyClasses } from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LessonNotFound } from './LessonNotFound.tsx'
import { LessonSkeleton } from './LessonSkeleton.tsx'

/** `/learn/<class>`: redirects to the next lesson; to the first free one for those who have not bought it. */
export function ClassScreen() {
  const { base } = useProject()
  const { class: slug } = useParams<{ class: string }>()
  const router = useRouter()
  const toHref = useHref()
  const { me, error: meError } = useMe(base)
  const { classes, error } = useMyClasses(base, me?.uid)
  const { outline } = useClassOutline(base, slug)
  const isKnown = Boolean(classes || error || me === null || meError)
  const enrolled = classes?.find((entry) => entry.class.slug === slug)
  const lectures = outline?.lectures ?? []
  const first = enrolled ? lectures[0] : (lectures.find((lecture) => lecture.isFree) ?? lectures[0])
  const target = isKnown ? (enrolled?.next?.slug ?? first?.slug) : undefined

  useEffect(() => {
    if (target) router.replace(toHref(`/learn/${slug}/${target}`))
  }, [target, router, toHref, slug])

  if (outline === null || (outline && isKnown && !target)) return <LessonNotFound />
  return <LessonSkeleton />
}
