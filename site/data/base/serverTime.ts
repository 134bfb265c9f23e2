/** When an answer was given by the server's clock, ms since epoch; by the browser's where the answer does not say. */
export const serverTime = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || Date.now()
