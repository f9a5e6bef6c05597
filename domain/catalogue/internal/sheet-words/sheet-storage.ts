import type { SheetOf } from '../../sheet.ts'
import {
	amount,
	between,
	chemistry,
	cycles,
	figure,
	rows,
	type SheetGroup,
	weight,
	years,
} from './sheet-row.ts'

export const batterySheet = (sheet: SheetOf<'battery'>): SheetGroup[] => [
	{
		title: 'Storage',
		rows: rows(
			{ label: 'Capacity', value: amount(sheet.capacityKwh, 'kWh') },
			{
				label: 'Usable capacity',
				value: amount(sheet.usableKwh, 'kWh'),
				help: 'What can be taken out without harming it',
			},
			{ label: 'Rated charge', value: amount(sheet.ratedAh, 'Ah') },
			chemistry(sheet.chemistry),
			cycles(sheet.cycles),
		),
	},
	{
		title: 'Electrical',
		rows: rows(
			{ label: 'Nominal voltage', value: amount(sheet.nominalV, 'V') },
			{
				label: 'Voltage range',
				value: between(sheet.minV, sheet.maxV, 'V'),
				help: 'From empty to full; the inverter must take all of it',
			},
			{ label: 'Recommended charging current', value: amount(sheet.recommendedChargeA, 'A') },
			{ label: 'Maximum charging current', value: amount(sheet.maxChargeA, 'A') },
			{ label: 'Maximum discharging current', value: amount(sheet.maxDischargeA, 'A') },
		),
	},
	{
		title: 'Build and warranty',
		rows: rows(
			{
				label: 'Batteries side by side',
				value: sheet.maxParallel === 1 ? 'One alone' : `Up to ${figure(sheet.maxParallel)}`,
				help: 'How many can work in parallel',
			},
			(sheet.maxSeries ?? 1) > 1 && {
				label: 'Batteries in series',
				value: `Up to ${figure(sheet.maxSeries ?? 1)}, ${amount(sheet.nominalV * (sheet.maxSeries ?? 1), 'V')}`,
				help: 'Their voltages add up; four of 12 V suit an inverter of 48 V',
			},
			weight(sheet.weightKg),
			years(sheet.warrantyYears, 'Warranty'),
		),
	},
]

export const generatorSheet = (sheet: SheetOf<'generator'>): SheetGroup[] => [
	{
		title: 'Storage and output',
		rows: rows(
			{ label: 'Capacity', value: amount(sheet.capacityKwh, 'kWh') },
			{ label: 'Rated output', value: amount(sheet.outputW, 'W') },
			{
				label: 'Surge output',
				value: amount(sheet.surgeW, 'W'),
				help: 'For the seconds in which a motor starts',
			},
			{ label: 'Outlets', value: sheet.outlets },
		),
	},
	{
		title: 'Charging from the sun',
		rows: rows(
			{ label: 'Maximum panel power', value: amount(sheet.maxSolarW, 'W') },
			{
				label: 'Panel voltage',
				value: between(sheet.solarMinV, sheet.solarMaxV, 'V'),
				help: 'The panel’s Voc must lie within',
			},
		),
	},
	{
		title: 'Build and warranty',
		rows: rows(
			chemistry(sheet.chemistry),
			cycles(sheet.cycles),
			weight(sheet.weightKg),
			years(sheet.warrantyYears, 'Warranty'),
		),
	},
]
