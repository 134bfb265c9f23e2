/** Characters of a roll number: enough to tell the students of a paper apart, and few enough to be read out. */
const LENGTH = 8

/** The roll number of an attempt, in the hall and in the panel: the beginning of the student's uid; of a guest, the end of the attempt's id. */
export const rollNumberOf = (attempt: string, uid: string | null): string =>
  uid === null ? attempt.slice(-LENGTH) : uid.slice(0, LENGTH)
