import { notFound } from 'next/navigation'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** Addresses that lead nowhere end in the project's own not-found page. */
export default function Nowhere() {
  notFound()
}
