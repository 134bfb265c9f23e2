import { ListPage, type ListProps, listMetadata } from '../listRoute.tsx'

type PageProps = Pick<ListProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => listMetadata({ name: 'test-series', params })

export default function TestSeriesPage({ params }: PageProps) {
  return <ListPage name="test-series" params={params} />
}
