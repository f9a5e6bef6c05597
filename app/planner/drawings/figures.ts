import { number } from '../../ui/text/format'
/** kWh, with a decimal only where there are few: `5,640`, `9.5`. */
export const kwh = (amount: number) => number(amount, amount < 10 ? 1 : 0)

/** At most one decimal: `3.1`. */
export const tenths = (amount: number) => number(amount, 1)

/** A place on a drawing, in as many figures as can be seen. */
export const at = (place: number) => String(Number(place.toFixed(2)))

/** A share of the width or height, 0 to 100. */
export const pct = (share: number) => `${at(share)}%`

/** `7 years 3 months`, `8 months`, `1 year`. */
export function duration(months: number): string {
	const years = Math.floor(months / 12)
	const left = months % 12
	const parts = [
		years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
		left > 0 ? `${left} ${left === 1 ? 'month' : 'months'}` : '',
	]
	return parts.filter(Boolean).join(' ') || '0 months'
}

export const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
