/** Space for the axis below a chart of a result, and where its words stand, in units of the view box. */
export const AXIS = 44
export const AXIS_TEXT = 24

/** From which width on a chart stands beside a list, which is as high. */
const WIDE = 560

/** Where the axis of a chart of this width lies, from its top. */
export const chartFloor = (width: number): number => (width < WIDE ? 178 : 278)
