/** Products of the sample catalogue that tests buy. */
export const PANEL = 'solar-panel-250w'
export const CABLE = 'solar-cable-6mm2-100m'
export const INVERTER = 'solar-inverter-3kw'
export const BATTERY = 'solar-battery-5kwh'
