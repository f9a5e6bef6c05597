import { LOAN, type PlanDetails } from '../../../../domain/planner/plan-address'
import type { PlannerData } from '../../answer/planner-data'
import { withTenth } from '../../words'

/** A figure that a plan is calculated with, as it is asked for. */
export interface ExpertFigure {
	name: keyof PlanDetails
	label: string
	unit?: string
	/** What is in force until something else is typed. */
	usual?: string | undefined
	/** What it is, in a line. */
	help?: string
	/** What may be chosen, where it is no number. */
	options?: [value: string, label: string][]
}

const said = (value: number | undefined) => (value === undefined ? undefined : withTenth(value))

/** The figures of the expert's drawer, by what they are about. */
export function expertGroups(
	plan: PlannerData['plan'],
): { title: string; figures: ExpertFigure[] }[] {
	const { plane, assumed } = plan ?? {}
	return [
		{
			title: 'Panels and place',
			figures: [
				{ name: 'tilt', label: 'Tilt', unit: '°', usual: said(plane?.tilt) },
				{
					name: 'azimuth',
					label: 'Azimuth, 180 is south',
					unit: '°',
					usual: said(plane?.azimuth),
					help: 'Where the panels face, clockwise from north: 90 is east, 270 is west.',
				},
				{
					name: 'losses',
					label: 'Losses',
					unit: '%',
					usual: said(plane?.losses),
					help: 'Power lost to dust, cables, heat in the inverter and small faults.',
				},
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
				{
					name: 'sanctioned',
					label: 'Sanctioned load',
					unit: 'kW',
					usual: said(assumed?.sanctionedKw),
				},
				{
					name: 'daytime',
					label: 'Used from 6 am to 6 pm',
					unit: '%',
					usual: said(assumed?.daytimeUsePct),
					help: 'Of a day’s use. It matters where surplus is sold, or where some hours cost more or less.',
				},
				{
					name: 'metering',
					label: 'Surplus',
					options: [
						['', 'As the state has it'],
						['net', 'Net metering'],
						['export-only', 'Sold month by month'],
					],
				},
				{
					name: 'export',
					label: 'Paid for a unit of surplus',
					unit: '₹',
					usual: said(assumed?.exportRupeesPerKwh),
				},
			],
		},
		{
			title: `The next ${assumed?.years ?? 25} years`,
			figures: [
				{
					name: 'degradation',
					label: 'Panels lose a year',
					unit: '%',
					usual: said(assumed?.degradationPct),
				},
				{
					name: 'growth',
					label: 'Tariffs rise a year',
					unit: '%',
					usual: said(assumed?.tariffGrowthPct),
				},
				{ name: 'loan', label: 'Loan, share of the cost', unit: '%', usual: 'no loan' },
				{ name: 'interest', label: 'Interest a year', unit: '%', usual: said(LOAN.interest) },
				{ name: 'years', label: 'Years of the loan', usual: said(LOAN.years) },
			],
		},
	]
}
