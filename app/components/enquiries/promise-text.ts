import type { Enquiry } from '../../../domain/enquiries/schema'
import { dateFormat } from '../../ui/text/format'

const weekdayAndDate = dateFormat({
	timeZone: 'UTC',
	weekday: 'long',
	day: 'numeric',
	month: 'long',
})

/** `Tuesday 24 November`. @param day `2026-11-24` */
export const longDay = (day: string): string => weekdayAndDate(Date.parse(`${day}T00:00:00Z`))

/** By when the sender hears, to themselves: what was promised, or that it is overdue. */
export function promiseToSender(
	enquiry: Pick<Enquiry, 'due' | 'promisedDay' | 'contactNumber'>,
): string | null {
	const { due, promisedDay, contactNumber } = enquiry
	if (!due || !promisedDay) return null
	const day = longDay(promisedDay)
	const verb = contactNumber ? 'call' : 'write'
	if (due === 'overdue') return `We promised to ${verb} by ${day}, and are late.`
	return `We ${verb} by ${day}.`
}
