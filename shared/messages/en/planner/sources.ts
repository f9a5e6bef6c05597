interface Row {
	/** Null for all of India. */
	state: string | null
	/** Whether it is more than an assumption. */
	isSure: boolean
}

const SCHEME = 'PM Surya Ghar: Muft Bijli Yojana'
const MINISTRY = 'Ministry of New and Renewable Energy'

const of = (state: string | null) => (state === null ? 'India' : state)

const SOURCES = {
	tariff: ({ state, isSure }: Row) =>
		`${isSure ? 'Tariff order' : 'Estimated from tariff orders'} of the electricity regulator of ${of(state)}`,
	metering: ({ state, isSure }: Row) =>
		`${isSure ? 'Rules' : 'Estimated from the rules'} of the electricity regulator of ${of(state)}`,
	'state-subsidy': ({ state }: Row) => `Scheme of the state of ${of(state)}`,
	'unit-price': ({ state }: Row) =>
		state === null ? 'Assumed by this store' : `Tariff for homes in ${state}, its highest slab`,
	'home-subsidy': () => SCHEME,
	'society-subsidy': () => `${SCHEME}, for housing societies`,
	gst: () => 'Rates of the GST Council',
	'tax-class': () => 'Rates of the GST Council',
	'installed-price': () => 'Prices of installed systems on the market',
	'benchmark-price': () => `Benchmark price of ${SCHEME}`,
	'installation-price': () => 'Assumed by this store',
	'part-estimates': () => 'Estimates of this store',
	'work-estimates': () => 'Estimates of this store',
	'least-size': ({ state }: Row) => (state === null ? SCHEME : `Scheme of the state of ${state}`),
	'usual-load': () => 'Assumed by this store',
	'scheme-loan': () => `Loans of banks under ${SCHEME}`,
	'bank-loan': () => 'Assumed by this store',
	'business-tax': () => 'Income-tax Rules, and the Central GST Act',
	'single-phase-limit': ({ state }: Row) => `Supply code of ${of(state)}`,
	'solar-fixed-charge': ({ state }: Row) => `Order of the electricity regulator of ${of(state)}`,
	'use-cap': ({ state }: Row) => `Net metering rules of ${of(state)}`,
	'network-charge': ({ state }: Row) => `Order of the electricity regulator of ${of(state)}`,
	'surplus-by-size': ({ state }: Row) => `Order of the electricity regulator of ${of(state)}`,
	'gst-return': () => 'Portal of GST, form GSTR-1',
	'grid-emission': () => 'Central Electricity Authority, CO₂ baseline database',
	'almm-modules': () => `${MINISTRY}, Approved List of Models and Manufacturers (ALMM), List-I`,
	'almm-cells': () => `${MINISTRY}, Approved List of Models and Manufacturers (ALMM), List-II`,
	bis: () => 'Bureau of Indian Standards, compulsory registration',
	m2m: () => `${MINISTRY}, order on inverters under PM Surya Ghar`,
}

/** What a row of the reference data is about. */
export type RowSubject = keyof typeof SOURCES

/** Where the figures of a plan are from. */
export const sources = {
	'planner.source.own': ({ text }: { text: string }) => text,
	'planner.source.official': ({ about, ...row }: Row & { about: RowSubject }) =>
		SOURCES[about](row),
}
