import { ListPage, type ListProps, listMetadata } from '../listRoute.tsx'

type PageProps = Pick<ListProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => listMetadata({ name: 'classes', params })

export default function ClassesPage({ params }: PageProps) {
  return <ListPage name="classes" params={params} />
}
