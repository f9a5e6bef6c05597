/** A panel as it is drawn: seen from the front, leaning back, so that its upper edge is further right. */
export const PANEL_WIDTH = 23
export const PANEL_HEIGHT = 34
export const PANEL_LEAN = 6
/** From the left edge of one panel of a row to that of the next. */
export const PANEL_PITCH = 29
/** So much is seen of each row behind the first. */
export const BEHIND = 5

export const ROW_HEIGHT = PANEL_HEIGHT + 2 * BEHIND
/** Where the wire leaves a row, below its top. */
export const WIRE_Y = 2 * BEHIND + PANEL_HEIGHT / 2

/** From line to line of a text, and from its upper edge to its baseline. */
export const LINE = 17
export const RISE = 12
/** How high the label of a row is. */
export const LABEL = 16
/** Below the label of the panels, below a row, and below a group of rows with their inverter. */
export const GAPS = { head: 12, row: 12, group: 30 }

/** How wide a row of so many panels is drawn; no more than ten places. */
export const rowWidth = (panels: number) =>
	Math.min(panels, 10) * PANEL_PITCH + PANEL_LEAN - (PANEL_PITCH - PANEL_WIDTH)

export const INVERTER = { width: 66, height: 54 }
export const BATTERY = { width: 50, height: 62 }
export const MICRO_HEIGHT = 11

export const END_WIDTH = 64
export const END_HEIGHTS = { home: 62, meter: 52, grid: 66 }
/** Where the line enters the home, below its top. */
export const HOME_ENTRY = 45
