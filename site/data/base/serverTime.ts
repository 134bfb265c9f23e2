/** The server's time of an answer, ms since epoch; the browser's when the answer has none. */
export const serverTime = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || Date.now()
