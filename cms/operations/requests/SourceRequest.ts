/** A return or an objected key that waits for staff, as the queue lists it. */
export type SourceRequest = {
  /** `sourceKey` of it. */
  key: string
  project: string
  student: string
  title: string
  text: string
  /** Page of the panel where it is decided. */
  page: string
  askedAt: string
}
