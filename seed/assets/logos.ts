const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="512" height="512">${body}</svg>`

/** Logos of the two brands: stepped bricks with a door, and two people's speech over one balcony rail. */
export const LOGOS = {
  demo: svg(
    '<rect width="30" height="30" rx="7" fill="#2a74ed"/><path d="M6 24.5v-5h18v5zM8.5 18v-5h13v5zM11 11.5v-5h8v5z" fill="#fff"/><path d="M13.2 24.5v-2.6a1.8 1.8 0 0 1 3.6 0v2.6z" fill="#2a74ed"/>',
  ),
  demo2: svg(
    '<rect width="30" height="30" rx="7" fill="#b4410f"/><path d="M5.5 6.500h11a2 2 0 0 1 2 2v4.500a2 2 0 0 1-2 2H10l-3.500 3v-3h-1a2 2 0 0 1-2-2V8.500a2 2 0 0 1 2-2z" fill="#fffaf3"/><path d="M20.500 10.500h4a2 2 0 0 1 2 2v3.500a2 2 0 0 1-2 2h-.500v2.500l-3-2.500h-5a2 2 0 0 1-1.900-1.400h2.900a3.500 3.500 0 0 0 3.500-3.500z" fill="#fffaf3" opacity=".72"/><path d="M4 23.200h22M8 23.200v3M15 23.200v3M22 23.200v3" stroke="#fffaf3" stroke-width="1.400" stroke-linecap="round"/>',
  ),
} as const
