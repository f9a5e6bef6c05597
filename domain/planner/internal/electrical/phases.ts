import type { SheetOf } from '../../../catalogue/sheet.ts'

/**
 * The most single-phase inverters may give together, W. Above some 5 to 8 kW states ask for a connection of three
 * phases; 8 kW is Maharashtra's limit, taken where no limit of
 * the state is known.
 */
export const SINGLE_PHASE_W = 8000
export const PHASES = 3

/**
 * Whether one phase carries them all, or three phases each carry as much.
 * @param singlePhaseW the most that one phase carries, W
 */
export const suitsPhases = (
	{ acW, phases }: SheetOf<'inverter'>,
	inverters: number,
	singlePhaseW = SINGLE_PHASE_W,
) => phases === PHASES || inverters * acW <= singlePhaseW || inverters % PHASES === 0
