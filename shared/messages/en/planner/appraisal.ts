import { figure, number } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'

/** A plan by an expert's discount rate and upkeep; money is in paise unless its name says otherwise. */
export const appraisal = {
	'planner.appraisal.npv': ({ npv, discountPct }: { npv: number; discountPct: number }) =>
		`Net present value at a discount rate of ${figure(discountPct)} % a year: ${npv < 0 ? '−' : ''}${inWholeRupees(Math.abs(npv))}, ${npv < 0 ? 'so it brings less than that rate' : 'beyond what that rate brings'}.`,
	'planner.appraisal.unit': (p: { rupeesPerKwh: number; years: number }) =>
		`A unit it makes costs ₹${number(p.rupeesPerKwh, 2)}: all costs of ${p.years} years over all units, both discounted.`,
	'planner.appraisal.upkeep': ({ upkeep }: { upkeep: number }) =>
		`Upkeep of ${inWholeRupees(upkeep)} a year is counted in the payback and in the gain over the years.`,
}
