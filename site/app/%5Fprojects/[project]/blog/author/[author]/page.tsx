import type { Metadata } from 'next'
import { BlogList, listMetadata } from '../../blogRoute.tsx'

type PageProps = { params: Promise<{ project: string; author: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => listMetadata(await params)

export default async function BlogAuthorPage({ params }: PageProps) {
  return <BlogList {...(await params)} />
}
