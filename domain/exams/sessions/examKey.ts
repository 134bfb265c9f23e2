const PREFIX = 'exam/'

/** Stands for the release of an exam's standings: a series and the name of the exam, which may have any characters. */
export const examKey = (series: string, name: string): string => `${PREFIX}${series}/${name}`
export const isExamKey = (release: string): boolean => release.startsWith(PREFIX)

/** Series and name of a key. */
export function readExamKey(key: string): { series: string; name: string } {
  const [series = '', ...name] = key.slice(PREFIX.length).split('/')
  return { series, name: name.join('/') }
}
