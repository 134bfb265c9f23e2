import { NoSuchPage } from '#site/features/shell/NoSuchPage.tsx'

export default function NotFound() {
  return <NoSuchPage />
}
