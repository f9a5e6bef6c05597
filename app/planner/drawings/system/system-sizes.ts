/** A panel as it is drawn: seen from the front, leaning back, so that what is above is further right. */
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

/** How wide a row of so many panels is drawn; no more than ten places. */
export const rowWidth = (panels: number) =>
	Math.min(panels, 10) * PANEL_PITCH + PANEL_LEAN - (PANEL_PITCH - PANEL_WIDTH)

export const INVERTER_WIDTH = 66
export const INVERTER_HEIGHT = 54
export const BATTERY_WIDTH = 50
export const BATTERY_HEIGHT = 62
export const MICRO_HEIGHT = 11

export const END_WIDTH = 64
export const END_HEIGHTS = { home: 62, meter: 52, grid: 66 }
/** Where the line enters the home, below its top. */
export const HOME_ENTRY = 45
