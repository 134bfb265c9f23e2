import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { LessonQuiz } from '#site/features/exams/quiz/LessonQuiz.tsx'
import { LessonScreen } from '#site/features/learning/LessonScreen.tsx'
import { ReviewInvitation } from '#site/features/reviews/ReviewInvitation.tsx'

type PageProps = { params: Promise<{ project: string; class: string; lecture: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('lesson')

export async function generateStaticParams() {
  return []
}

export default async function LessonPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <LessonScreen under={<ReviewInvitation />} quiz={<LessonQuiz />} />
}
