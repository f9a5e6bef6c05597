import type { OrderStatus } from '../orders/schema.ts'
import type { AppointmentState, ChecklistStep } from './schema.ts'

export type AppointmentStep = 'propose' | 'confirm' | 'ask-another'

interface Transition {
	/** `none` is no appointment so far. */
	from: readonly (AppointmentState | 'none')[]
	to: AppointmentState
}

/** The life of an appointment; moving one is proposing another time. */
const APPOINTMENT: Record<AppointmentStep, Transition> = {
	propose: { from: ['none', 'proposed', 'confirmed', 'another-asked'], to: 'proposed' },
	confirm: { from: ['proposed'], to: 'confirmed' },
	'ask-another': { from: ['proposed', 'confirmed'], to: 'another-asked' },
}

/** Where a step leads from a state, or null when the table has no such way. */
export function nextAppointment(
	state: AppointmentState | null,
	step: AppointmentStep,
): AppointmentState | null {
	const { from, to } = APPOINTMENT[step]
	return from.includes(state ?? 'none') ? to : null
}

/** Whether anything of the installation may still change. */
export const isUnderWay = (status: OrderStatus) => status === 'accepted' || status === 'scheduled'

const MINUTE = 60_000
const LONGEST_AHEAD = 2 * 366 * 86_400_000

/** A stretch of time from a moment on, epoch milliseconds. */
export interface Span {
	at: number
	minutes: number
}

export const endOf = ({ at, minutes }: Span) => at + minutes * MINUTE

/** Whether two stretches share time; one that begins as the other ends does not. */
export const overlap = (a: Span, b: Span) => a.at < endOf(b) && b.at < endOf(a)

/** Why an appointment cannot be at that moment; null when it can. */
export function wrongTime(at: number, now: number): string | null {
	if (at <= now) return 'Choose a time in the future.'
	if (at > now + LONGEST_AHEAD) return 'Choose a time within the next two years.'
	return null
}

/** What an installation needs before it can be completed, in its order. */
export function missingFor(
	status: OrderStatus,
	checklist: readonly ChecklistStep[],
	done: ReadonlySet<ChecklistStep>,
): (ChecklistStep | 'appointment')[] {
	const steps = checklist.filter((step) => !done.has(step))
	return status === 'accepted' ? ['appointment', ...steps] : steps
}

const ON_THE_ROOF: readonly ChecklistStep[] = [
	'mounting',
	'electrical',
	'commissioning',
	'hand-over',
]

/** Whether work on the roof has begun: from then on the job is not handed back. */
export const hasBegun = (done: ReadonlySet<ChecklistStep>): boolean =>
	ON_THE_ROOF.some((step) => done.has(step))

/** Serial numbers are the same whatever the case they are written in. */
const sameSerial = (serial: string) => serial.toUpperCase()

/**
 * Why a product cannot have these serial numbers, by their place in the list; null when it can.
 * @param others those of the order's other products
 */
export function wrongSerials(
	serials: readonly string[],
	quantity: number,
	others: readonly string[],
): Record<string, string> | null {
	if (serials.length > quantity)
		return {
			serials:
				quantity === 1
					? 'Only one of these was ordered.'
					: `Only ${quantity.toLocaleString('en-IN')} of these were ordered.`,
		}
	const taken = new Set(others.map(sameSerial))
	const wrong: Record<string, string> = {}
	for (const [index, serial] of serials.entries()) {
		if (taken.has(sameSerial(serial)))
			wrong[`serials.${index}`] = `${serial} is there twice in this order.`
		taken.add(sameSerial(serial))
	}
	return Object.keys(wrong).length > 0 ? wrong : null
}
