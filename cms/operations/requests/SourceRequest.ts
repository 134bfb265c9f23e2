/** A return or an objected key that waits for staff, as the queue lists it. */
export type SourceRequest = {
  /** `sourceKey` of it. */
  key: string
  project: string
  student: string
  title: string
  /** What it is about, such as the number of a question, beside what the student wrote. */
  facts?: readonly { id: string; label: string; value: string }[]
  text: string
  /** Page of the panel where it is decided. */
  page: string
  askedAt: string
}
