import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { dateOf } from '../../../shared/format/dates'
import { kilowatts, rupees, withTenth } from '../../components/planner/words'

/** A step after a plan, from the survey to the subsidy. */
export interface ProcessStep {
	name: string
	/** Days from the first call: when it begins and when it is done at the latest, as is usual. */
	from: number
	to: number
	what: string
	/** Whether the number of days is a rule, and not a usual one. */
	isRule?: boolean
}

/** Above this a distribution company looks whether its network carries it, kW. */
const DEEMED_ACCEPTED_KW = 10
const FEASIBILITY_DAYS = 15
const INSPECTION_DAYS = 15
const SUBSIDY_DAYS = 30

type Plan = Pick<PlanAnswer, 'assumed'> & { state: Pick<PlanAnswer['state'], 'name'> }
type System = Pick<PlanOption, 'kwp' | 'inverter' | 'money'>

/** When it is connected: a day that is given or that is usual. */
const connected = ({ assumed }: Plan) =>
	`It works from then on: about ${dateOf(assumed.commissioning)}.`

function loadCheck({ kwp }: System, { assumed }: Plan): string {
	const load = `${withTenth(assumed.sanctionedKw)} kW`
	const isWithin = kwp <= assumed.sanctionedKw
	if (isWithin) return `Your sanctioned load of ${load} carries ${kilowatts(kwp)}.`
	return kwp <= DEEMED_ACCEPTED_KW
		? `Your sanctioned load is ${load}; up to 10 kW the distribution company raises it with the application.`
		: `Your sanctioned load of ${load} is to be raised first: ask the distribution company.`
}

/** The steps of a system on the grid; of one without it, or outside India, no Indian rules. */
export function stepsOf(option: System, plan: Plan): ProcessStep[] {
	const survey = {
		name: 'Survey',
		from: 1,
		to: 7,
		what: 'An installer looks at your roof and wiring and quotes for the installation.',
	}
	const install = 'Panels, inverter and meter box are installed, with photos that show the place.'
	if (option.inverter.type === 'off-grid')
		return [survey, { name: 'Installation', from: 8, to: 21, what: install }]
	if (plan.state.name === null)
		return [
			survey,
			{
				name: 'Connection',
				from: 8,
				to: 21,
				what: 'Ask your electricity company how it connects and meters solar power: we do not know the rules there.',
			},
			{ name: 'Installation', from: 22, to: 41, what: `${install} ${connected(plan)}` },
		]
	const isSmall = option.kwp <= DEEMED_ACCEPTED_KW
	const accepted = isSmall ? 10 : 10 + FEASIBILITY_DAYS
	const installed = 41
	const metered = installed + INSPECTION_DAYS
	const { amount } = option.money.subsidy
	return [
		survey,
		{ name: 'Load check', from: 1, to: 7, what: loadCheck(option, plan) },
		{
			name: 'Application',
			from: 8,
			to: accepted,
			isRule: true,
			what: isSmall
				? 'Registered and applied for on the national portal; up to 10 kW it counts as accepted at once.'
				: `Applied for on the national portal; above 10 kW the distribution company has ${FEASIBILITY_DAYS} days, then it counts as accepted.`,
		},
		{ name: 'Installation', from: accepted + 1, to: installed, what: install },
		{
			name: 'Inspection',
			from: installed + 1,
			to: metered,
			isRule: true,
			what: `The distribution company inspects it within ${INSPECTION_DAYS} days.`,
		},
		{
			name: 'Meter',
			from: installed + 1,
			to: metered,
			isRule: true,
			what: `The net meter comes with the inspection. ${connected(plan)}`,
		},
		...(amount > 0
			? [
					{
						name: 'Subsidy',
						from: metered + 1,
						to: metered + SUBSIDY_DAYS,
						isRule: true,
						what: `${rupees(amount)} reach your bank account about ${SUBSIDY_DAYS} days after your bank details are handed in.`,
					},
				]
			: []),
	]
}
