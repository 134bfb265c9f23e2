const RANGE = /^bytes=(\d+)-(\d*)$/

/** Request headers with a `Range` of at most `max` bytes; a request for the whole file is unchanged. */
export const cappedRange = (headers: Pick<Headers, 'get'>, max: number): Pick<Headers, 'get'> => ({
  get: (name) => {
    const value = headers.get(name)
    const [, from, to] = (name.toLowerCase() === 'range' && RANGE.exec(value ?? '')) || []
    if (from === undefined) return value
    const last = Number(from) + max - 1
    return `bytes=${from}-${to ? Math.min(Number(to), last) : last}`
  },
})
