import type { Metadata } from 'next'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getQuiz } from '#site/data/catalogue/papers.ts'
import { getProduct } from '#site/data/catalogue/products.ts'
import { PaperPage } from '#site/features/exams/start/PaperPage.tsx'
import { textsOf } from '#site/texts/textsOf.ts'
import { ProductRoute, type ProductRouteProps, productMetadata } from '../../productRoute.tsx'

type PageProps = Pick<ProductRouteProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** The quiz with this slug; null when there is none, or when a product on sale has the slug. */
async function findQuiz(params: PageProps['params']) {
  const { project, slug } = await params
  const scope = await enterScope(project)
  if (!scope || (await getProduct(scope.slug, slug))) return null
  const quiz = await getQuiz(scope.slug, slug)
  return quiz && { scope, quiz }
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const found = await findQuiz(params)
  if (!found) return productMetadata(params)
  return pageMetadata(
    found.scope.slug,
    { title: found.quiz.title, meta: { description: found.quiz.summary } },
    `/quizzes/${found.quiz.slug}`,
  )
}

/** A set of quizzes on sale, or one quiz before its start. */
export default async function QuizzesRoute({ params }: PageProps) {
  const found = await findQuiz(params)
  if (!found) return <ProductRoute listing="/quizzes" params={params} />
  const { scope, quiz } = found
  return (
    <PaperPage
      kind="quizzes"
      slug={quiz.slug}
      title={quiz.title}
      summary={quiz.summary}
      questions={quiz.questionCount}
      minutes={quiz.minutes}
      crumbs={[{ label: textsOf(scope.locale).exams.quizzes, href: '/quizzes' }]}
    />
  )
}
