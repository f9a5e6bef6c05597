/** Where a refusal of the call belongs among the details. */
const NAMES: Record<string, string> = {
	monthlyBill: 'bill',
	monthlyBills: 'bills',
	monthlyKwh: 'units',
	area: 'locality',
	monthlyUse: 'months',
	rupeesPerKwh: 'rate',
	sanctionedKw: 'sanctioned',
	daytimeUsePct: 'daytime',
	roofAreaM2: 'area',
	'roof.widthM': 'width',
	'roof.depthM': 'depth',
	roof: 'width',
	'backup.loadW': 'load',
	'backup.startW': 'load',
	'backup.hours': 'hours',
	backup: 'load',
	exportRupeesPerKwh: 'export',
	degradationPct: 'degradation',
	tariffGrowthPct: 'growth',
	discountPct: 'discount',
	upkeepPerKw: 'upkeep',
	gstScheme: 'gst',
	incomeTaxPct: 'tax',
	'loan.sharePct': 'loan',
	'loan.ratePct': 'interest',
	'loan.years': 'years',
}

/** The sentences of a refused call, by the names of an address. */
export function mistakesOf(errors: Record<string, string> = {}): Record<string, string> {
	const named = Object.entries(errors).map(([path, sentence]) => {
		const field = path.replace(/\.\d+$/, '')
		return [NAMES[field] ?? field, sentence] as const
	})
	return Object.fromEntries(named)
}
