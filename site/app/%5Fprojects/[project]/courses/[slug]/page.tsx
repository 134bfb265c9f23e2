import { ProductRoute, type ProductRouteProps, productMetadata } from '../../productRoute.tsx'

type PageProps = Pick<ProductRouteProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => productMetadata(params)

export default function CoursesProductPage({ params }: PageProps) {
  return <ProductRoute listing="/courses" params={params} />
}
