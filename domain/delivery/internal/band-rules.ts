import { isArmyPin, kilometresBetween, placeOfPin } from '../../../shared/addresses/place-of-pin.ts'
import type { DeliveryBand } from '../schema.ts'

/**
 * The first band that reaches a PIN code from the shop's. A PIN code of the army's post lies nowhere: a band of PIN
 * codes reaches it, and one of all India.
 * @param from the shop's PIN code; blank where it has given none
 */
export function bandFor<Band extends Pick<DeliveryBand, 'reach' | 'km' | 'pinPrefixes'>>(
	bands: readonly Band[],
	from: string,
	to: string,
): Band | undefined {
	const here = placeOfPin(from)
	const there = isArmyPin(to) ? null : placeOfPin(to)
	const isNear = ({ reach, km, pinPrefixes }: Band): boolean => {
		if (reach === 'india') return true
		if (reach === 'pins') return pinPrefixes.some((prefix) => to.startsWith(prefix))
		if (!here || !there) return false
		if (reach === 'km') return km !== null && kilometresBetween(here, there) <= km
		if (here.state !== there.state) return false
		return reach === 'state' || here.district === there.district
	}
	return bands.find(isNear)
}
