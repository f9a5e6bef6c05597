import type { RetailTariff } from '../domain/planner/bill/tariff.ts'

/** A tariff of ₹7 a unit and nothing else; a test adds what it is about. */
export const PLAIN: RetailTariff = {
	energy: { way: 'telescopic', slabs: [{ uptoKwh: null, paisePerKwh: 700 }] },
	fixed: { perConnection: 0, perKw: 0, bySlab: [], byLoad: [], isByLoadMarginal: false },
	customerCharge: [],
	wheelingPaisePerKwh: 0,
	surcharge: { way: 'per-unit', paisePerKwh: 0 },
	duty: { pct: 0, of: [], paisePerKwh: 0 },
	levies: [],
	minimumPaise: 0,
	billingMonths: 1,
	subsidy: null,
}
