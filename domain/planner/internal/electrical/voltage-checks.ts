import { message } from '../../../../shared/messages/message.ts'
import { atLeast, atMost, type Check, type Site } from './check.ts'
import { HOT_MARGIN, type InverterFigures, type PanelFigures, vmpAt, vocAt } from './voltages.ts'

/** Cells on a cool bright day, °C: when the working voltage is at its highest for hours. */
const COOL_CELL_C = 15

/** The device that panels are connected to, by its name. */
export type Device = 'inverter' | 'generator'

/** Checks of so many panels in series on the inverter, cold and hot. */
export function voltageChecks(
	panel: PanelFigures,
	inverter: InverterFigures,
	{ tMin, tCellMax, isColdAssumed = false }: Site,
	inSeries: number,
	device: Device = 'inverter',
): Check[] {
	const { vocV, vmpV, betaVocPctPerC: beta, gammaPmpPctPerC: gamma, maxSystemV } = panel
	const { maxDcV, mpptMinV, mpptMaxV, startV, type } = inverter
	const cold = inSeries * vocAt(panel, tMin)
	const formula = (volts: number, pctPerC: number, celsius: number) =>
		message('planner.formula.string_voltage', { inSeries, volts, pctPerC, celsius })
	const checks = [
		atMost({
			rule: 'cold-voltage',
			value: cold,
			limit: maxDcV,
			unit: 'V',
			about: { inSeries, tMin, isColdAssumed, device },
			formula: formula(vocV, beta, tMin),
		}),
		atLeast({
			rule: 'hot-voltage',
			value: inSeries * vmpAt(panel, tCellMax),
			limit: HOT_MARGIN * mpptMinV,
			unit: 'V',
			about: { inSeries, tCellMax, device },
			formula: formula(vmpV, gamma, tCellMax),
		}),
		atMost({
			rule: 'tracking-voltage',
			severity: 'warning',
			value: inSeries * vmpAt(panel, COOL_CELL_C),
			limit: mpptMaxV,
			unit: 'V',
			about: { inSeries, device },
			formula: formula(vmpV, gamma, COOL_CELL_C),
		}),
	]
	if (maxSystemV !== undefined)
		checks.push(
			atMost({
				rule: 'system-voltage',
				value: cold,
				limit: maxSystemV,
				unit: 'V',
				about: { inSeries, tMin, isColdAssumed },
				formula: formula(vocV, beta, tMin),
			}),
		)
	if (startV !== undefined)
		checks.push(
			atLeast({
				rule: 'start-voltage',
				severity: 'warning',
				value: inSeries * vocAt(panel, tCellMax),
				limit: startV,
				unit: 'V',
				about: { inSeries, device },
				formula: formula(vocV, beta, tCellMax),
			}),
		)
	if (type === 'micro')
		checks.push(
			atMost({
				rule: 'one-panel-per-input',
				value: inSeries,
				limit: 1,
				unit: 'panels',
				about: {},
				formula: message('planner.formula.panels_in_series'),
			}),
		)
	return checks
}
