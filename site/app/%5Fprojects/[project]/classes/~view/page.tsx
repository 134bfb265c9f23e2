import { ListPage, type ListProps, listMetadata } from '../../listRoute.tsx'

type PageProps = Required<Omit<ListProps, 'name'>>

export const generateMetadata = (props: PageProps) => listMetadata({ ...props, name: 'classes' })

export default function ClassesView({ params, searchParams }: PageProps) {
  return <ListPage name="classes" params={params} searchParams={searchParams} />
}
