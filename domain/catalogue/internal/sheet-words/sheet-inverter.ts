import type { SheetOf } from '../../sheet.ts'
import {
	amount,
	between,
	figure,
	protection,
	rows,
	type SheetGroup,
	type SheetRow,
	weight,
	years,
} from './sheet-row.ts'

type Inverter = SheetOf<'inverter'>

const TYPES: Record<Inverter['type'], string> = {
	string: 'String inverter, on the grid',
	hybrid: 'Hybrid: panels, battery and grid',
	micro: 'Micro-inverter, behind the panel',
	'off-grid': 'Off-grid: works without the grid',
}

const strings = (count: number) => (count === 1 ? '1 string' : `${figure(count)} strings`)

/** One set of lines for trackers that are all alike, else one line each. */
function trackerRows(mppts: Inverter['mppts']): SheetRow[] {
	const [first] = mppts
	const alike = mppts.every(
		(one) =>
			one.maxCurrentA === first?.maxCurrentA &&
			one.maxShortCircuitA === first.maxShortCircuitA &&
			one.strings === first.strings,
	)
	if (!first || !alike)
		return mppts.map(({ maxCurrentA, maxShortCircuitA, strings: count }, index) => ({
			label: `Tracker ${index + 1}`,
			value: `${strings(count)}, ${amount(maxCurrentA, 'A')}, short circuit ${amount(maxShortCircuitA, 'A')}`,
		}))
	const each = mppts.length > 1 ? ' per tracker' : ''
	return [
		{ label: `Strings${each}`, value: figure(first.strings), help: 'Rows of panels in series' },
		{ label: `Maximum current${each}`, value: amount(first.maxCurrentA, 'A') },
		{
			label: `Maximum short-circuit current${each}`,
			value: amount(first.maxShortCircuitA, 'A'),
			help: 'The Isc of all panels on it must stay below',
		},
	]
}

const batteryGroup = (battery: NonNullable<Inverter['battery']>): SheetGroup => ({
	title: 'Battery side',
	rows: [
		{ label: 'Battery voltage', value: between(battery.minV, battery.maxV, 'V') },
		{ label: 'Maximum charging current', value: amount(battery.maxChargeA, 'A') },
		{ label: 'Maximum discharging current', value: amount(battery.maxDischargeA, 'A') },
	],
})

export const inverterSheet = (sheet: Inverter): SheetGroup[] => [
	{
		title: 'Output (AC)',
		rows: rows(
			{ label: 'Type', value: TYPES[sheet.type] },
			{ label: 'Rated output', value: amount(sheet.acW, 'W') },
			{ label: 'Phases', value: sheet.phases === 1 ? 'Single-phase' : 'Three-phase' },
			{
				label: 'Efficiency',
				value: amount(sheet.efficiencyPct, '%'),
				help: 'How much of the panels’ power reaches the sockets',
			},
			sheet.backupW !== undefined && {
				label: 'Backup power',
				value: amount(sheet.backupW, 'W'),
				help: 'What it carries when the grid is away',
			},
			sheet.surgeW !== undefined && {
				label: 'Surge power',
				value: amount(sheet.surgeW, 'W'),
				help: 'For the seconds in which a motor starts',
			},
		),
	},
	{
		title: 'Panel side (DC)',
		rows: rows(
			{ label: 'Maximum panel power', value: amount(sheet.maxPvW, 'W') },
			{
				label: 'Maximum input voltage',
				value: amount(sheet.maxDcV, 'V'),
				help: 'The string’s Voc on the coldest morning must stay below',
			},
			{ label: 'Start voltage', value: amount(sheet.startV, 'V') },
			{
				label: 'Tracking range (MPPT)',
				value: between(sheet.mpptMinV, sheet.mpptMaxV, 'V'),
				help: 'Where it finds the panels’ best point',
			},
			{ label: 'Trackers (MPPTs)', value: figure(sheet.mppts.length) },
			...trackerRows(sheet.mppts),
		),
	},
	...(sheet.battery ? [batteryGroup(sheet.battery)] : []),
	{
		title: 'Build and warranty',
		rows: rows(
			protection(sheet.ingressProtection),
			weight(sheet.weightKg),
			years(sheet.warrantyYears, 'Warranty'),
		),
	},
]
