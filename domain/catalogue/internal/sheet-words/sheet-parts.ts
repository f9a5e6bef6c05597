import type { SheetOf } from '../../sheet.ts'
import { amount, figure, protection, rows, type SheetGroup, weight, years } from './sheet-row.ts'

type Mounting = SheetOf<'mounting'>

const ROOFS: Record<Mounting['roof'], string> = {
	flat: 'Flat roof',
	pitched: 'Pitched roof',
	ground: 'Open ground',
}

const KMH_PER_MS = 3.6

export const mountingSheet = (sheet: Mounting): SheetGroup[] => [
	{
		title: 'Use',
		rows: rows(
			{ label: 'Made for', value: ROOFS[sheet.roof] },
			{ label: 'Panels it holds', value: figure(sheet.panels) },
			{
				label: 'Tilt',
				value: `${figure(sheet.tiltDeg)}°`,
				help: 'Between the panel and level ground',
			},
			{
				label: 'Wind speed it stands',
				value: `${amount(sheet.windMs, 'm/s')} (${amount(Math.round(sheet.windMs * KMH_PER_MS), 'km/h')})`,
			},
		),
	},
	{
		title: 'Build and warranty',
		rows: rows(
			{ label: 'Material', value: sheet.material },
			weight(sheet.weightKg),
			years(sheet.warrantyYears, 'Warranty'),
		),
	},
]

export const cableSheet = (sheet: SheetOf<'cable'>): SheetGroup[] => [
	{
		title: 'Cable',
		rows: rows(
			{ label: 'Conductor', value: sheet.conductor },
			{
				label: 'Cross-section',
				value: amount(sheet.crossSectionMm2, 'mm²'),
				help: 'The thicker, the less is lost on the way',
			},
			{ label: 'Length', value: amount(sheet.lengthM, 'm') },
			{ label: 'Plugs', value: sheet.connectors },
		),
	},
	{
		title: 'Electrical',
		rows: rows(
			{ label: 'Rated voltage', value: amount(sheet.ratedV, 'V') },
			{ label: 'Rated current', value: amount(sheet.ratedA, 'A') },
		),
	},
]

export const protectionSheet = (sheet: SheetOf<'protection'>): SheetGroup[] => [
	{
		title: 'Device',
		rows: rows(
			{ label: 'Kind', value: sheet.device },
			{ label: 'In the box', value: sheet.contents },
			protection(sheet.ingressProtection),
		),
	},
	{
		title: 'Electrical',
		rows: rows(
			{ label: 'Rated voltage', value: amount(sheet.ratedV, 'V') },
			{ label: 'Rated current', value: amount(sheet.ratedA, 'A') },
			{ label: 'Poles', value: figure(sheet.poles), help: 'Wires it parts at once' },
		),
	},
]

export const kitSheet = (sheet: SheetOf<'kit'>): SheetGroup[] => [
	{
		title: 'The system',
		rows: rows(
			{
				label: 'System size',
				value: amount(sheet.systemKw, 'kW'),
				help: 'All panels together, in full sun',
			},
			sheet.storageKwh > 0 && { label: 'Storage', value: amount(sheet.storageKwh, 'kWh') },
			sheet.roofAreaM2 > 0 && {
				label: 'Space it needs',
				value: amount(sheet.roofAreaM2, 'm²'),
				help: 'Roof or ground, with room to walk',
			},
			years(sheet.warrantyYears, 'Warranty'),
		),
	},
]
