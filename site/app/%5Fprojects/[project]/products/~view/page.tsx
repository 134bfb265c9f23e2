import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: 'products' })

export default function ProductsView({ params, searchParams }: PageProps) {
  return <ListPage name="products" params={params} searchParams={searchParams} />
}
