/** The unique key of a question that a student keeps. */
export const keptKey = (student: string, question: string): string => `${student}/${question}`
