import { ListPage, type ListProps, listMetadata } from '../../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: null })

export default function CategoryView({ params, searchParams }: PageProps) {
  return <ListPage name={null} params={params} searchParams={searchParams} />
}
