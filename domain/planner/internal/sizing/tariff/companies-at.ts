import { prefixesByDistance } from '../../../../../shared/addresses/place-of-pin.ts'
import type { State } from '../../../../../shared/addresses/states.ts'
import { companiesOfPin } from '../../../../tariffs/bill/companies.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'

/** Where a plan is. */
export interface PlanPlace {
	/** Degrees. */
	latitude: number
	longitude: number
	/** The state whose rules count; null abroad. */
	state: State | null
	ofPlace: State | null
}

const ofCity = new Map<string, readonly string[]>()

/** The companies of the PIN codes nearest to a city. */
function companiesOfCity({ latitude, longitude }: PlanPlace) {
	const name = `${latitude} ${longitude}`
	const before = ofCity.get(name)
	if (before) return before
	const nearest = prefixesByDistance({ latitude, longitude }).map(({ prefix }) =>
		companiesOfPin(prefix),
	)
	const found = nearest.find((companies) => companies.length > 0) ?? []
	ofCity.set(name, found)
	return found
}

/** The electricity companies that may serve the place of a plan, the likeliest first. */
export function companiesAt(
	{ pin }: Pick<PlanRequest, 'pin'>,
	place: PlanPlace,
	tariffs: readonly KnownTariff[],
): readonly string[] {
	const { state, ofPlace } = place
	if (state === null) return []
	if (state !== ofPlace) {
		const there = tariffs.filter((tariff) => tariff.state === state)
		return [...new Set(there.flatMap(({ companies }) => companies))]
	}
	return pin ? companiesOfPin(pin) : companiesOfCity(place)
}
