import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: 'test-series' })

export default function TestSeriesView({ params, searchParams }: PageProps) {
  return <ListPage name="test-series" params={params} searchParams={searchParams} />
}
