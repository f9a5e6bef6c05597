import { atLeast, atMost, type Check, figure, type Site } from './check.ts'
import { HOT_MARGIN, type InverterFigures, type PanelFigures, vmpAt, vocAt } from './voltages.ts'

/** Cells on a cool bright day, °C: when the working voltage is at its highest for hours. */
const COOL_CELL_C = 15

const inARow = (count: number) => (count === 1 ? 'one panel' : `${count} panels in a row`)

/** What so many panels in series do to the inverter, cold and hot. */
export function voltageChecks(
	panel: PanelFigures,
	inverter: InverterFigures,
	{ tMin, tCellMax, isColdAssumed }: Site,
	inSeries: number,
): Check[] {
	const { vocV, vmpV, betaVocPctPerC: beta, gammaPmpPctPerC: gamma, maxSystemV } = panel
	const { maxDcV, mpptMinV, mpptMaxV, startV, type } = inverter
	const row = inARow(inSeries)
	const give = inSeries === 1 ? 'gives' : 'give'
	const reach = inSeries === 1 ? 'reaches' : 'reach'
	const cold = inSeries * vocAt(panel, tMin)
	const hot = inSeries * vmpAt(panel, tCellMax)
	const cool = inSeries * vmpAt(panel, COOL_CELL_C)
	const awake = inSeries * vocAt(panel, tCellMax)
	const formula = (volts: number, pct: number, celsius: number) =>
		`${inSeries} × ${figure(volts, 2)} V × (1 + (${figure(pct, 3)} %/°C) × (${figure(celsius)} − 25) °C)`
	const coldest = isColdAssumed ? 'coldest morning assumed here' : 'coldest morning'
	const morning = `On the ${coldest} (${figure(tMin)} °C) ${row} ${reach} ${figure(cold)} V`
	const noon = `On the hottest afternoon (cells at ${figure(tCellMax)} °C) ${row} ${give}`
	const needed = HOT_MARGIN * mpptMinV
	const checks = [
		atMost({
			rule: 'cold-voltage',
			value: cold,
			limit: maxDcV,
			unit: 'V',
			kept: `${morning}, within the ${figure(maxDcV)} V that the inverter takes.`,
			broken: `${morning}, more than the ${figure(maxDcV)} V that the inverter takes: it could be damaged.`,
			formula: formula(vocV, beta, tMin),
		}),
		atLeast({
			rule: 'hot-voltage',
			value: hot,
			limit: needed,
			unit: 'V',
			kept: `${noon} ${figure(hot)} V, enough for the ${figure(needed)} V that the inverter needs.`,
			broken: `${noon} only ${figure(hot)} V, less than the ${figure(needed)} V that the inverter needs: it would stop when the sun is strongest.`,
			formula: formula(vmpV, gamma, tCellMax),
		}),
		atMost({
			rule: 'tracking-voltage',
			severity: 'warning',
			value: cool,
			limit: mpptMaxV,
			unit: 'V',
			kept: `On a cool bright day ${row} ${give} ${figure(cool)} V, within the ${figure(mpptMaxV)} V up to which the inverter works at its best.`,
			broken: `On a cool bright day ${row} ${give} ${figure(cool)} V, above the ${figure(mpptMaxV)} V up to which the inverter works at its best: some energy is lost.`,
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
				kept: `${morning}, within the ${figure(maxSystemV)} V that the panels themselves are made for.`,
				broken: `${morning}, more than the ${figure(maxSystemV)} V that the panels themselves are made for.`,
				formula: formula(vocV, beta, tMin),
			}),
		)
	if (startV !== undefined)
		checks.push(
			atLeast({
				rule: 'start-voltage',
				severity: 'warning',
				value: awake,
				limit: startV,
				unit: 'V',
				kept: `Even in the heat ${row} ${reach} ${figure(awake)} V, enough for the ${figure(startV)} V at which the inverter starts.`,
				broken: `In the heat ${row} ${reach} only ${figure(awake)} V, and the inverter starts at ${figure(startV)} V: after a cut it may wait until evening.`,
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
				kept: 'Each input of the micro-inverter has one panel.',
				broken: `Each input of a micro-inverter takes one panel, not ${inSeries} in a row.`,
				formula: 'panels in series',
			}),
		)
	return checks
}
