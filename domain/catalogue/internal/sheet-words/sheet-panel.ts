import type { SheetOf } from '../../sheet.ts'
import { amount, figure, rows, type SheetGroup, weight, years, yesNo } from './sheet-row.ts'

const perDegree = (percent: number) => `${percent > 0 ? '+' : ''}${amount(percent, '% per °C')}`

const rearOf = ({ bifacial, bifacialityPct }: SheetOf<'panel'>) =>
	bifacial && bifacialityPct !== undefined
		? `, the rear with ${amount(bifacialityPct, '%')} of the front`
		: ''

export const panelSheet = (sheet: SheetOf<'panel'>): SheetGroup[] => [
	{
		title: 'Electrical, in full sun at 25 °C',
		rows: rows(
			{
				label: 'Rated power (Pmax)',
				value: amount(sheet.powerW, 'W'),
				help: 'What the panel gives at its best',
			},
			{
				label: 'Open-circuit voltage (Voc)',
				value: amount(sheet.vocV, 'V'),
				help: 'The highest voltage, with nothing connected',
			},
			{
				label: 'Short-circuit current (Isc)',
				value: amount(sheet.iscA, 'A'),
				help: 'The most current it can give',
			},
			{ label: 'Voltage at maximum power (Vmp)', value: amount(sheet.vmpV, 'V') },
			{ label: 'Current at maximum power (Imp)', value: amount(sheet.impA, 'A') },
			{
				label: 'Efficiency',
				value: amount(sheet.efficiencyPct, '%'),
				help: 'How much of the light becomes power',
			},
			{
				label: 'Maximum system voltage',
				value: amount(sheet.maxSystemV, 'V'),
				help: 'For all panels wired one after the other (a string)',
			},
		),
	},
	{
		title: 'In heat and cold',
		rows: rows(
			{
				label: 'Temperature coefficient of power',
				value: perDegree(sheet.gammaPmpPctPerC),
				help: 'Power lost with each degree above 25 °C',
			},
			{
				label: 'Temperature coefficient of Voc',
				value: perDegree(sheet.betaVocPctPerC),
				help: 'Voltage lost with each degree; gained in the cold',
			},
			{ label: 'Temperature coefficient of Isc', value: perDegree(sheet.alphaIscPctPerC) },
			{
				label: 'Nominal cell temperature (NOCT)',
				value: amount(sheet.noctC, '°C'),
				help: 'How warm the cells get on an ordinary sunny day',
			},
		),
	},
	{
		title: 'Build and warranty',
		rows: rows(
			{ label: 'Cell technology', value: sheet.technology },
			{ label: 'Number of cells', value: figure(sheet.cells) },
			{
				label: 'Bifacial',
				value: yesNo(sheet.bifacial) + rearOf(sheet),
				help: 'Takes light from its back too',
			},
			{
				label: 'Length × width × depth',
				value: `${figure(sheet.lengthMm)} × ${figure(sheet.widthMm)} × ${amount(sheet.depthMm, 'mm')}`,
			},
			weight(sheet.weightKg),
			{
				label: 'Made in India (DCR)',
				value: yesNo(sheet.madeInIndia),
				help: 'Cells and panel, as the home subsidy asks',
			},
			years(sheet.warrantyYears, 'Product warranty'),
			years(sheet.performanceYears, 'Performance warranty', 'For the power it still gives'),
		),
	},
]
