import { figure, hoursOf, kilowatts, withTenth } from '../../components/planner/words'
import { type Explained, type Explanation, SHEETS, type Source } from './explanation'

/** The storage the state requires, and our reading of the rule. */
const storageAsked = ({ metering: { storage, rule } }: Explained['plan']): Source[] =>
	storage
		? [
				{
					what: 'Storage asked for',
					source: storage.sentence,
					asOf: rule?.asOf ?? null,
					confidence: 'low',
				},
			]
		: []

export function power({ plan, option: { panel, kwp } }: Explained): Explanation {
	return {
		formula: [
			'Panels × the power of one in full sun',
			`${figure(panel.quantity)} × ${figure(panel.powerW)} W = ${kilowatts(kwp)}`,
		],
		inputs: [['It makes as much as you use at', kilowatts(plan.targetKwp)]],
		sources: [SHEETS, ...storageAsked(plan)],
	}
}

/** The yield of a year. */
export function yieldOf({ plan, option: { kwp, yearlyKwh } }: Explained): Explanation {
	const { plane, assumed, climate, place } = plan
	return {
		formula: [
			'Power × the sun on the panels, hour by hour of a usual day of each month, less losses and what heat takes',
			`${kilowatts(kwp)} × ${figure(yearlyKwh / kwp)} kWh for each kW = ${figure(yearlyKwh)} kWh`,
		],
		inputs: [
			['Tilt', `${withTenth(plane.tilt)}°`],
			['Facing', `${withTenth(plane.azimuth)}°, 180 is south`],
			['Losses', `${withTenth(plane.losses)} %`],
			['How far a year may be off', `${assumed.bandPct} % either way`],
		],
		sources: climate.map(({ city, kilometres, share, source }) => ({
			what: `Sun at ${place.name}: ${figure(share * 100)} % ${city}, ${figure(kilometres)} km away`,
			source,
			asOf: null,
			confidence: kilometres > 100 ? 'low' : 'high',
		})),
	}
}

export function backup({
	plan,
	option: { backup: has, backupHours, battery },
}: Explained): Explanation {
	const stored = has?.storedKwh ?? 0
	const load = backupHours ? (1000 * stored) / backupHours : 0
	return {
		formula: [
			'What the battery stores for use ÷ what runs',
			`${withTenth(stored)} kWh ÷ ${figure(load)} W = ${hoursOf(backupHours ?? 0)} hours`,
		],
		inputs: [
			[
				'Batteries',
				`${figure(battery?.quantity ?? 0)} × ${withTenth(battery?.usableKwh ?? 0)} kWh`,
			],
			['Runs at once at most', `${figure(has?.powerW ?? 0)} W`],
			['The sun', 'not counted: as long as the night may be'],
		],
		sources: [SHEETS, ...storageAsked(plan)],
	}
}
