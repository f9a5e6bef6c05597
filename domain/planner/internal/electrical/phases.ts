import type { SheetOf } from '../../../catalogue/sheet.ts'

/**
 * The most that single-phase inverters are planned to give together where no limit of the state is known, W: an
 * assumption. States ask for three phases above some 4 to 8 kW.
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
