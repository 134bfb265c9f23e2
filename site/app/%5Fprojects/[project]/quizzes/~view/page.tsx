import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: 'quizzes' })

export default function QuizzesView({ params, searchParams }: PageProps) {
  return <ListPage name="quizzes" params={params} searchParams={searchParams} />
}
