/** The same keys or solutions of a question that has another id now: `new.a` becomes `5f0c….a`. */
export const renamed = <E extends { question: string }>(
  entries: readonly E[],
  from: string,
  to: string,
): E[] =>
  entries.map((entry) => {
    const isOfIt = entry.question === from || entry.question.startsWith(`${from}.`)
    return isOfIt ? { ...entry, question: `${to}${entry.question.slice(from.length)}` } : entry
  })
