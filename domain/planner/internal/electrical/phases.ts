import type { SheetOf } from '../../../catalogue/sheet.ts'

/**
 * The most single-phase inverters may give together, W. Above some 5 to 8 kW states ask for a connection of three
 * phases; 8 kW is Maharashtra's limit, taken everywhere.
 */
export const SINGLE_PHASE_W = 8000
export const PHASES = 3

/** Whether one phase carries them all, or three phases each carry as much. */
export const suitsPhases = ({ acW, phases }: SheetOf<'inverter'>, inverters: number) =>
	phases === PHASES || inverters * acW <= SINGLE_PHASE_W || inverters % PHASES === 0
