export const MONTHS = 12

/** Where the energy of each month goes, kWh; a bill for several months counts their mean. */
export interface Flows {
	billed: number[]
	surplus: number[]
	carried: number[]
	/** The shares of the units billed in each band of the hours; none where all cost the same. */
	shares: (readonly number[] | undefined)[]
}

export const noFlows = (): Flows => ({
	billed: Array<number>(MONTHS).fill(0),
	surplus: Array<number>(MONTHS).fill(0),
	carried: Array<number>(MONTHS).fill(0),
	shares: Array<undefined>(MONTHS).fill(undefined),
})

/** The mean of the period each month is billed in; periods begin with January. */
export function byPeriod(months: readonly number[], billingMonths: number): number[] {
	if (billingMonths === 1) return [...months]
	return months.map((_, month) => {
		const first = month - (month % billingMonths)
		const period = months.slice(first, first + billingMonths)
		return period.reduce((total, each) => total + each, 0) / billingMonths
	})
}

/** The energy flows of a year, which its bills are calculated from. @param left the remaining share of the production */
export type FlowsOfYear = (left: number) => Flows
