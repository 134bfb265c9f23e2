import { notFound } from 'next/navigation'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** Unknown addresses show the project's own not-found page. */
export default function Nowhere() {
  notFound()
}
