import { NoSuchPage } from '#site/features/shell/frame/NoSuchPage.tsx'

export default function NotFound() {
  return <NoSuchPage />
}
