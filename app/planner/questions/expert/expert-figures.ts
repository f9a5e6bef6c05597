import type { PlanDetails } from '../../../../domain/planner/plan-address'
import { dateOf } from '../../../../shared/format/dates'
import { withTenth } from '../../../components/planner/words'
import type { PlannerData } from '../../answer/planner-data'

/** A figure that a plan is calculated with, as it is asked for. */
export interface ExpertFigure {
	name: keyof PlanDetails
	label: string
	unit?: string
	/** The value in force until another is typed. */
	usual?: string | undefined
	/** A line of explanation. */
	help?: string | undefined
	/** Where it is no number: a day, or one of these. */
	isDay?: true
	options?: [value: string, label: string][]
}

/** A figure with the number that is in force for it, if one is. */
const number = (
	name: keyof PlanDetails,
	label: string,
	unit: string,
	usual: number | undefined,
	help?: string,
): ExpertFigure => ({
	name,
	label,
	unit,
	usual: usual === undefined ? undefined : withTenth(usual),
	help,
})

/** How a shop or industry is taxed; without an answer it is not counted. */
const TAX_OF_BUSINESS: { title: string; figures: ExpertFigure[] } = {
	title: 'Tax of the business',
	figures: [
		{
			name: 'gst',
			label: 'GST',
			options: [
				['', 'Not counted'],
				['regular', 'Regular'],
				['composition', 'Composition scheme'],
			],
		},
		{
			name: 'taxation',
			label: 'Income tax',
			options: [
				['', 'Not counted'],
				['books', 'On the profit in the books'],
				['presumptive', 'Presumptive, on the turnover'],
			],
		},
		{ name: 'tax', label: 'Rate of income tax', unit: '%', usual: 'with books' },
	],
}

/** The figures of the expert's drawer, by subject. */
export function expertGroups(
	plan: PlannerData['plan'],
	{ customer }: PlanDetails,
): { title: string; figures: ExpertFigure[] }[] {
	const { plane, assumed } = plan ?? {}
	return [
		{
			title: 'Panels and place',
			figures: [
				number('tilt', 'Tilt', '°', plane?.tilt),
				number(
					'azimuth',
					'Azimuth, 180 is south',
					'°',
					plane?.azimuth,
					'Where the panels face, clockwise from north: 90 is east, 270 is west.',
				),
				number(
					'losses',
					'Losses',
					'%',
					plane?.losses,
					'Power lost to dust, cables, heat in the inverter and small faults.',
				),
				{
					name: 'mounting',
					label: 'Mounting',
					help: 'With air behind them panels stay cooler, and make a little more.',
					options: [
						['', 'Usual: on a rack'],
						['rack', 'On a rack, air behind'],
						['roof', 'Close to the roof'],
					],
				},
			],
		},
		{
			title: 'Electricity',
			figures: [
				{
					name: 'rate',
					label: 'Price of a unit',
					unit: '₹',
					usual: plan?.tariff ? 'by the tariff' : undefined,
				},
				number('sanctioned', 'Sanctioned load', 'kW', assumed?.sanctionedKw),
				number(
					'daytime',
					'Used from 6 am to 6 pm',
					'%',
					assumed?.daytimeUsePct,
					'Of a day’s use. It matters where surplus is sold, or where some hours cost more or less.',
				),
				{
					name: 'metering',
					label: 'Surplus',
					options: [
						['', 'As the state has it'],
						['net', 'Net metering'],
						['export-only', 'Sold month by month'],
					],
				},
				number('export', 'Paid for a unit of surplus', '₹', assumed?.exportRupeesPerKwh),
				{
					name: 'commissioning',
					label: 'Connected on',
					isDay: true,
					help: `Schemes, metering and tariffs are those of this day${assumed && !assumed.commissioningGiven ? `; we assumed ${dateOf(assumed.commissioning)}` : ''}.`,
				},
			],
		},
		{
			title: `The next ${assumed?.years ?? 25} years`,
			figures: [
				number('degradation', 'Panels lose a year', '%', assumed?.degradationPct),
				number('growth', 'Tariffs rise a year', '%', assumed?.tariffGrowthPct),
				{ name: 'discount', label: 'Discount rate a year', unit: '%', usual: 'not counted' },
				{ name: 'upkeep', label: 'Upkeep a kW a year', unit: '₹', usual: 'none' },
				{ name: 'loan', label: 'Loan, share of the cost', unit: '%', usual: 'no loan' },
				number('interest', 'Interest a year', '%', assumed?.loan?.ratePct),
				{
					name: 'years',
					label: 'Years of the loan',
					usual: assumed?.loan ? withTenth(assumed.loan.years) : undefined,
				},
			],
		},
		...(customer === 'shop' ? [TAX_OF_BUSINESS] : []),
	]
}
