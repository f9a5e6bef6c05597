import { firstNameOf } from '../../../shared/first-name.ts'
import { searchTermsIn } from '../../../shared/lists/search-terms.ts'

/** Search terms of an order, each once; it is found by the beginning of one, by some before an installer has accepted it. */
export function searchTermsOf(order: {
	id: string
	fullName: string
	city: string
	zipCode: string
}) {
	const { id, fullName, city, zipCode } = order
	// Its letters and digits are also searched for without the prefix.
	const number = `${id} ${id.replace(/^[^-]*-/, '').replaceAll('-', ' ')}`
	const early = new Set(searchTermsIn(`${number} ${firstNameOf(fullName)} ${zipCode}`))
	return searchTermsIn(`${number} ${fullName} ${city} ${zipCode}`).map((term) => ({
		term,
		before_acceptance: early.has(term) ? 1 : 0,
	}))
}
