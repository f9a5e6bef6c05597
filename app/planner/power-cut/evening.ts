import { LOADS, type LoadName, wattsOf } from '../../../domain/planner/loads'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import { numberIn } from '../../../shared/numbers/typed-number'
import { figure, hoursOf } from '../../components/planner/words'
import { LOAD_NAMES } from '../questions/loads/load-names'

/** The hour at which the grid goes off unless another is chosen. */
export const SEVEN_PM = 19

/** An appliance that can be switched on during a power cut. */
export interface Appliance {
	name: LoadName | 'typed'
	label: string
	watts: number
	/** Whether it is among the picked ones. */
	isPicked: boolean
}

/** Picked appliances come first; of all others there is one. */
export function appliancesOf(details: PlanDetails): Appliance[] {
	const typed = details.load ? numberIn(details.load) : 0
	const counted = LOADS.map(({ name, watts }) => {
		const count = details.load ? 0 : numberIn(details[name] ?? '0')
		const many = count > 1 ? `, ${figure(count)} × ${figure(watts)} W` : `, ${figure(watts)} W`
		return {
			name,
			label: `${LOAD_NAMES[name]}${many}`,
			watts: Math.max(1, count) * watts,
			isPicked: count > 0,
		}
	})
	const all: Appliance[] = [
		...(typed > 0
			? [
					{
						...({ name: 'typed', isPicked: true } as const),
						label: `What you typed, ${figure(typed)} W`,
						watts: typed,
					},
				]
			: []),
		...counted,
	]
	return all.toSorted((a, b) => Number(b.isPicked) - Number(a.isPicked))
}

/** W of the picked loads. */
export const pickedWatts = (details: PlanDetails) =>
	details.load ? numberIn(details.load) : wattsOf(details)

/** `7 pm`, `12 am`: an hour of the clock, 0 to 23 and on into the next day. */
export const clockHour = (hour: number) =>
	`${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`

const FIVE_MINUTES = 1 / 12

/** `3:35 am`, `2:00 pm the next day`: so long after an hour, to five minutes and never later than it is. */
export function timeAfter(from: number, hours: number): string {
	const end = from + Math.floor(hours / FIVE_MINUTES + 1e-9) * FIVE_MINUTES
	const whole = Math.floor(end + 1e-9)
	const minutes = Math.round((end - whole) * 60)
	const [twelve = '', half = ''] = clockHour(whole).split(' ')
	const day = whole >= 36 ? ' the next day' : ''
	return `${twelve}:${String(minutes).padStart(2, '0')} ${half}${day}`
}

/** How long it runs, and until when. */
export function until(from: number, hours: number): string {
	if (hours === Number.POSITIVE_INFINITY) return 'Nothing is switched on: the battery stays full.'
	if (hours >= 24) return `All of it runs for ${hoursOf(hours)} hours, longer than a day.`
	return `All of it runs until ${timeAfter(from, hours)}: ${hoursOf(hours)} hours.`
}
