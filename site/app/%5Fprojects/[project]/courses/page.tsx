import { ListPage, type ListProps, listMetadata } from '../listRoute.tsx'

type PageProps = Pick<ListProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => listMetadata({ name: 'courses', params })

export default function CoursesPage({ params }: PageProps) {
  return <ListPage name="courses" params={params} />
}
