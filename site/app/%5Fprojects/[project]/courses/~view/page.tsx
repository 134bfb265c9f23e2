import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: 'courses' })

export default function CoursesView({ params, searchParams }: PageProps) {
  return <ListPage name="courses" params={params} searchParams={searchParams} />
}
