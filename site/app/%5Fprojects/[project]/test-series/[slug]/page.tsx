import { LazyTestState } from '#site/features/shell/exams/LazyTestState.tsx'
import { ProductRoute, type ProductRouteProps, productMetadata } from '../../productRoute.tsx'

type PageProps = Pick<ProductRouteProps, 'params'>

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = ({ params }: PageProps) => productMetadata(params)

export default function TestSeriesProductPage({ params }: PageProps) {
  return <ProductRoute listing="/test-series" params={params} TestState={LazyTestState} />
}
