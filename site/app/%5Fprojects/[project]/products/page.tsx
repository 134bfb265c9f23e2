import { ListPage, type ListProps, listMetadata } from '../listRoute.tsx'

type PageProps = Pick<ListProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => listMetadata({ name: 'products', params })

export default function ProductsPage({ params }: PageProps) {
  return <ListPage name="products" params={params} />
}
