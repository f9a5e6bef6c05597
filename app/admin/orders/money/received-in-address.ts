import { day } from '../../../../shared/day'

/** A payment as a link from a bank's file names it; senseless values are left out. */
export interface ReceivedInAddress {
	amount?: string
	reference?: string
	date?: string
}

const Day = day()

/** Reads the payment received from the address, to fill in the form that records it. */
export function receivedIn(params: URLSearchParams): ReceivedInAddress | null {
	const [amount, reference] = [params.get('amount') ?? '', params.get('reference') ?? '']
	const date = Day.safeParse(params.get('date'))
	const received = {
		...(/^\d{1,12}(?:\.\d{1,2})?$/.test(amount) && { amount }),
		...(/^[\w .:/-]{1,100}$/.test(reference) && { reference }),
		...(date.success && { date: date.data }),
	}
	return Object.keys(received).length > 0 ? received : null
}
