import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Pick<ListProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => listMetadata({ name: null, params })

export default function CategoryPage({ params }: PageProps) {
  return <ListPage name={null} params={params} />
}
