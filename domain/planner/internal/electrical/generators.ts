import { message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import { atLeast, type Check, passes, type Site } from './check.ts'
import { powerChecks } from './strings.ts'
import { voltageChecks } from './voltage-checks.ts'
import type { InverterFigures, PanelFigures } from './voltages.ts'

export type GeneratorFigures = Pick<
	SheetOf<'generator'>,
	'outputW' | 'maxSolarW' | 'solarMinV' | 'solarMaxV'
>

/** The solar socket of a generator, seen as an inverter whose currents no sheet tells. */
export const socket = ({ maxSolarW, solarMinV, solarMaxV }: GeneratorFigures): InverterFigures => ({
	maxDcV: solarMaxV,
	mpptMinV: solarMinV,
	mpptMaxV: solarMaxV,
	maxPvW: maxSolarW,
	mppts: [],
})

/** So many panels on one generator, so many of them in series. */
export const generatorChecks = (
	panel: PanelFigures,
	generator: GeneratorFigures,
	site: Site,
	{ panels, inSeries }: { panels: number; inSeries: number },
): Check[] => [
	...voltageChecks(panel, socket(generator), site, inSeries, 'generator'),
	...powerChecks(panel, socket(generator), panels, 'generator'),
]

/** More in a row than any generator takes. */
export const MAX_IN_SERIES = 20

/**
 * How many of so many panels go in series on one generator, and its checks; the longest that passes. More power than its
 * socket takes is cut off, so it only warns.
 */
export function onGenerator(
	panel: PanelFigures,
	generator: GeneratorFigures,
	site: Site,
	panels: number,
): { inSeries: number; checks: Check[]; fits: boolean } {
	const lengths = Array.from({ length: Math.min(panels, MAX_IN_SERIES) }, (_, index) => index + 1)
	const tried = lengths
		.filter((inSeries) => panels % inSeries === 0)
		.map((inSeries) => ({
			inSeries,
			checks: generatorChecks(panel, generator, site, { panels, inSeries }),
		}))
		.map((one) => ({ ...one, fits: passes(one.checks) }))
	const side = tried.findLast(({ fits }) => fits) ?? tried[0]
	return side ?? { inSeries: 1, checks: [], fits: false }
}

/** How much more an inverter gives for seconds where its sheet does not say: hybrid ones give 1.5 to 2 times as much. */
const USUAL_SURGE = 1.5

/** The most power of an inverter without the grid for the seconds in which a motor starts, W. */
export const surgeOf = ({
	backupW = 0,
	surgeW = USUAL_SURGE * backupW,
}: Partial<Pick<SheetOf<'inverter'>, 'backupW' | 'surgeW'>>): number => surgeW

/** Whether a source starts a motor, W. */
export const startingCheck = (surgeW: number, startW: number): Check =>
	atLeast({
		rule: 'starting-power',
		value: surgeW,
		limit: startW,
		unit: 'W',
		about: {},
		formula: message('planner.formula.surge'),
	})

/** Whether a source carries a load, W. */
export const loadCheck = (outputW: number, loadW: number): Check =>
	atLeast({
		rule: 'output-power',
		value: outputW,
		limit: loadW,
		unit: 'W',
		about: {},
		formula: message('planner.formula.output'),
	})
