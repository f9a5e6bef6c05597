import type { Enquiry } from '../../../domain/enquiries/schema'
import { weekdayInWords } from '../../../shared/format/dates'

/** The promise to the sender: the day they hear by, or that it is overdue. */
export function promiseToSender(
	enquiry: Pick<Enquiry, 'due' | 'promisedDay' | 'contactNumber'>,
): string | null {
	const { due, promisedDay, contactNumber } = enquiry
	if (!due || !promisedDay) return null
	const day = weekdayInWords(promisedDay)
	const verb = contactNumber ? 'call' : 'write'
	if (due === 'overdue') return `We promised to ${verb} by ${day}, and are late.`
	return `We ${verb} by ${day}.`
}
